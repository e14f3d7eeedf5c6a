import { nearest } from "../nearest.ts";
import { type Position, type Problem, positionOf, problemAt } from "../problem.ts";
import type { Schema, SchemaIssue } from "../site.ts";
import { dateHint } from "./dates.ts";
import { ownKeys } from "./entry.ts";
import type { FrontMatter } from "./front-matter.ts";
import { isRecord, knownKeys } from "./known-keys.ts";

type Source = {
  file: string;
  source: string;
  front: FrontMatter;
  singular: string;
  schema: Schema;
};
type Found = { key: Position | undefined; value: Position | undefined };

/** Says what a schema refused in the words of the person who wrote the file, each at its own place. */
export async function recordProblems(of: Source, issues: SchemaIssue[]): Promise<Problem[]> {
  const { find } = await positions(of);
  return issues.flatMap(issue =>
    issue.code === "unrecognized_keys"
      ? (issue.keys ?? []).map(key => unknownKey(of, find([...issue.path, key]), { key, issue }))
      : [refusedValue(of, { found: find(issue.path), parent: parentOf(find, issue), issue })],
  );
}

function unknownKey(
  of: Source,
  found: Found,
  { key, issue }: { key: string; issue: SchemaIssue },
): Problem {
  const known = [...knownKeys(of.schema, issue.path), ...(issue.path.length === 0 ? ownKeys : [])];
  const meant = nearest(key, known);
  return problemAt(place(of, found.key), {
    code: `${of.singular}/unknown-key`,
    message: meant
      ? `there is no '${key}'; did you mean '${meant}'?`
      : `there is no '${key}' in ${article(of.singular)}`,
    fix: meant
      ? `Write it as   ${meant}: …`
      : `Take the line away${known.length ? `, or use one of: ${known.join(", ")}` : ""}`,
  });
}

function refusedValue(
  of: Source,
  { found, parent, issue }: { found: Found; parent: Position | undefined; issue: SchemaIssue },
): Problem {
  const name = String(issue.path.filter(part => typeof part !== "number").at(-1) ?? "front matter");
  const value = at(of.front.data, issue.path);
  const listed = typeof issue.path.at(-1) === "number";
  const { message, fix } = words({ name, start: listed ? "- " : `${name}: `, value, issue });
  const code = `${of.singular}/${String(issue.path[0] ?? "front-matter")}`;
  const where = value === undefined ? (found.key ?? parent) : (found.value ?? found.key);
  return problemAt(place(of, where), { code, message, ...(fix ? { fix } : {}) });
}

type Wording = { name: string; start: string; value: unknown; issue: SchemaIssue };

function words({ name, start, value, issue }: Wording): { message: string; fix?: string } {
  if (value === undefined)
    return { message: `'${name}' is missing`, fix: `Add a line   ${name}: …` };
  if (value === null || value === "")
    return { message: `'${name}' is empty`, fix: `Write something after   ${start.trim()}` };
  if (name === "date" || name === "updated") return dateHint(name, String(value));
  if (issue.code === "invalid_value" && issue.values)
    return choice(name, String(value), issue.values.map(String));
  if (issue.expected === "array")
    return { message: `'${name}' is a list`, fix: `Write it as   ${name}: [${listed(value)}]` };
  if (issue.expected === "string") return notText({ name, start, value });
  if (issue.expected === "boolean")
    return { message: `'${name}' is either true or false`, fix: `Write it as   ${name}: true` };
  if (issue.expected === "number" || issue.expected === "int")
    return {
      message: `'${name}' must be a number without quotes`,
      fix: `Write it as   ${start}5`,
    };
  return {
    message: issue.message
      .replace(/^Invalid input: /, "")
      .replace(/^Too small: expected .*$/, `'${name}' is too short`),
  };
}

function notText({ name, start, value }: Omit<Wording, "issue">): { message: string; fix: string } {
  if (Array.isArray(value))
    return { message: `'${name}' is one text, not a list`, fix: `Write it as   ${start}"…"` };
  if (!isRecord(value))
    return { message: `'${name}' must be text`, fix: `Put quotes round it:   ${start}"${value}"` };
  const [[key, rest] = ["", ""]] = Object.entries(value);
  return {
    message: `'${name}' must be text; a colon in it needs quotes round the whole`,
    fix: `Write it as   ${start}"${key}: ${String(rest).replaceAll('"', "'")}"`,
  };
}

function choice(name: string, value: string, values: string[]): { message: string; fix: string } {
  const meant = nearest(value, values);
  const plainMeant = meant && `; did you mean '${meant}'?`;
  return {
    message: `there is no ${name} '${value}'${plainMeant ?? ""}`,
    fix: meant
      ? `Write it as   ${name}: ${meant}      (known: ${values.join(", ")})`
      : `Use one of: ${values.join(", ")}`,
  };
}

function listed(value: unknown): string {
  return String(value)
    .split(/\s*[,;]\s*/)
    .filter(Boolean)
    .join(", ");
}

function place(
  of: Source,
  position: Position | undefined,
): { file: string; source: string; position: Position } {
  return { file: of.file, source: of.source, position: position ?? closingLine(of) };
}

/** A missing key is shown at the end of the front matter, where its line is to be added. */
function closingLine(of: Source): Position {
  const end = positionOf(of.source, Math.max(0, of.front.yamlOffset + of.front.yaml.length));
  const lines = of.source.split(/\r\n|\r|\n/);
  const line =
    lines.findIndex((text, index) => index >= Math.max(1, end.line - 2) && /^---\s*$/.test(text)) +
    1;
  return { line: line || end.line, column: 1, length: 3 };
}

/** What lacks a key: the very element of a list, else the key that holds it. */
function parentOf(find: (path: PropertyKey[]) => Found, issue: SchemaIssue): Position | undefined {
  if (issue.path.length < 2) return undefined;
  const { key, value } = find(issue.path.slice(0, -1));
  return typeof issue.path.at(-2) === "number" ? value : key;
}

/** Only a run with problems pays for the parser that knows positions. */
async function positions(of: Source): Promise<{ find: (path: PropertyKey[]) => Found }> {
  const { isMap, isScalar, isSeq, parseDocument } = await import("yaml");
  const document = parseDocument(of.front.yaml);
  const span = (range: readonly number[] | null | undefined): Position | undefined => {
    const [start, end] = range ?? [];
    if (start === undefined || end === undefined) return undefined;
    const length = of.front.yaml.slice(start, end).split(/\r?\n/)[0]?.length ?? 1;
    return positionOf(of.source, of.front.yamlOffset + start, length);
  };
  const find = (path: PropertyKey[]): Found => {
    let node: unknown = document.contents;
    let key: Position | undefined;
    for (const part of path) {
      if (isSeq(node)) {
        node = node.items[Number(part)];
        continue;
      }
      const pair = isMap(node)
        ? node.items.find(item => isScalar(item.key) && String(item.key.value) === String(part))
        : undefined;
      if (!pair) return { key: undefined, value: undefined };
      key = isScalar(pair.key) ? span(pair.key.range) : undefined;
      node = pair.value;
    }
    const range = isMap(node) || isSeq(node) || isScalar(node) ? node.range : undefined;
    return { key, value: span(range) };
  };
  return { find };
}

function at(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isRecord(value) ? value[String(key)] : undefined),
    data,
  );
}

function article(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
