import { nearest } from "../nearest.ts";
import { type Position, type Problem, positionOf, problemAt } from "../problem.ts";
import type { Schema, SchemaIssue } from "../site.ts";
import { dateHint } from "./dates.ts";
import { ownKeys } from "./entry.ts";
import type { FrontMatter } from "./front-matter.ts";

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
      : [refusedValue(of, find(issue.path), issue)],
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

function refusedValue(of: Source, found: Found, issue: SchemaIssue): Problem {
  const name = String(issue.path.filter(part => typeof part !== "number").at(-1) ?? "front matter");
  const value = at(of.front.data, issue.path);
  const { message, fix } = words({ name, value, issue });
  const code = `${of.singular}/${String(issue.path[0] ?? "front-matter")}`;
  const where =
    value === undefined ? (found.key ?? parentOf(of, issue)) : (found.value ?? found.key);
  return problemAt(place(of, where), { code, message, ...(fix ? { fix } : {}) });
}

function words({ name, value, issue }: { name: string; value: unknown; issue: SchemaIssue }): {
  message: string;
  fix?: string;
} {
  if (value === undefined)
    return { message: `'${name}' is missing`, fix: `Add a line   ${name}: …` };
  if (value === null || value === "")
    return { message: `'${name}' is empty`, fix: `Write something after   ${name}:` };
  if (name === "date" || name === "updated") return dateHint(name, String(value));
  if (issue.code === "invalid_value" && issue.values)
    return choice(name, String(value), issue.values.map(String));
  if (issue.expected === "array")
    return { message: `'${name}' is a list`, fix: `Write it as   ${name}: [${listed(value)}]` };
  if (issue.expected === "string")
    return {
      message: `'${name}' must be text`,
      fix: `Put quotes round it:   ${name}: "${String(value)}"`,
    };
  if (issue.expected === "boolean")
    return { message: `'${name}' is either true or false`, fix: `Write it as   ${name}: true` };
  if (issue.expected === "number" || issue.expected === "int")
    return {
      message: `'${name}' must be a number without quotes`,
      fix: `Write it as   ${name}: 5`,
    };
  return {
    message: issue.message
      .replace(/^Invalid input: /, "")
      .replace(/^Too small: expected .*$/, `'${name}' is too short`),
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

function parentOf(of: Source, issue: SchemaIssue): Position | undefined {
  return issue.path.length > 1 ? keyPosition(of, issue.path.slice(0, -1)) : undefined;
}

function keyPosition(of: Source, path: PropertyKey[]): Position | undefined {
  const key = String(path.find(part => typeof part === "string") ?? "");
  const index = of.front.yaml.search(new RegExp(`^${key}:`, "m"));
  return index === -1 ? undefined : positionOf(of.source, of.front.yamlOffset + index, key.length);
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

/** A zod object's keys, when the path leads to one; other schemas have none to offer. */
function knownKeys(schema: unknown, path: PropertyKey[]): string[] {
  let node = schema;
  for (const part of path) {
    if (!isRecord(node)) return [];
    const shape = isRecord(node.shape) ? node.shape : undefined;
    const next = shape?.[String(part)] ?? node.element;
    node = isRecord(next) && typeof next.unwrap === "function" ? next.unwrap() : next;
  }
  return isRecord(node) && isRecord(node.shape) ? Object.keys(node.shape) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function article(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
