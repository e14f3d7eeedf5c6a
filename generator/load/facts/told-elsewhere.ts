import type { FactFile, SchemaIssue } from "../../site.ts";
import { valueAt } from "../value-at.ts";
import { factIssues } from "./fact-issues.ts";
import { writtenAt } from "./locate.ts";

/** A const of a typed data file, among all of these files. */
type Of = { source: string; name: string; value: unknown; files: FactFile[] };

/** Whether what is wrong with a fact is the fault of another one that it has its words from: there it is told. */
export function isToldElsewhere(of: Of, issue: SchemaIssue): boolean {
  const written = writtenAt(of.source, of.name, issue.path);
  return isLackedElsewhere(of, written) || isWrittenElsewhere(of, written, issue);
}

/** `label: site.phone` is not wrong itself where it is 'site' that lacks its telephone number, or has a wrong one. */
function isLackedElsewhere({ files }: Of, written: string): boolean {
  const [, other = "", field] = /^(\w+)\.([\w.]+)$/.exec(written.trim()) ?? [];
  const fact = files.find(({ consts }) => Object.hasOwn(consts, other))?.consts[other];
  return fact !== undefined && factIssues(fact).some(issue => issue.path.join(".") === field);
}

/** Nor are words wrong in a text that has them from another one, as `Reply ${site.replyTime}` has. */
function isWrittenElsewhere(
  { value, files }: Of,
  written: string,
  { path, part, message }: SchemaIssue,
): boolean {
  if (!part || written.includes(part)) return false;
  const text = String(valueAt(value, path));
  const facts = files.flatMap(({ consts }) => Object.values(consts));
  return facts.some(fact =>
    factIssues(fact).some(other => {
      const words = String(valueAt(fact.value, other.path));
      return other.message === message && words.length < text.length && text.includes(words);
    }),
  );
}
