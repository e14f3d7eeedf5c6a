import type { Schema, SchemaIssue } from "../../site.ts";
import { pathsOf } from "../value-at.ts";
import { factIssues } from "./fact-issues.ts";
import { writtenAt } from "./locate.ts";

/**
 * For JavaScript '1349.00' is 1349, a whole number of pence, and who wrote it meant pounds. Such a number is judged as it is
 * written too. Only a schema's own words count: that a text is no number says nothing of the point.
 */
export function issuesAsWritten(
  { value, schema, source, name }: { value: unknown; schema: Schema; source: string; name: string },
  known: SchemaIssue[],
): SchemaIssue[] {
  if (!/\d\.0+\b/.test(source)) return [];
  return pathsOf(value, Number.isInteger).flatMap(path => {
    const written = writtenAt(source, name, path).trim();
    const isHere = (issue: SchemaIssue) => issue.path.join(".") === path.join(".");
    if (!/^\d+\.0+$/.test(written) || known.some(isHere)) return [];
    return factIssues({ value: withAt(value, path, written), schema }).filter(
      issue => isHere(issue) && !issue.message.startsWith("Invalid"),
    );
  });
}

function withAt(value: unknown, [key, ...path]: PropertyKey[], text: string): unknown {
  if (key === undefined) return text;
  const inner = withAt(Object(value)[key], path, text);
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? inner : one));
  return { ...Object(value), [key]: inner };
}
