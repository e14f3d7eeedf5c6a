import { alike } from "../../alike.ts";
import type { Place, Position, SourceText } from "../../problems/place.ts";
import { type Problem, problemAt } from "../../problems/problem.ts";
import type { Schema, SchemaIssue } from "../../site.ts";
import { codePoint } from "../../words/code-point.ts";
import type { FrontMatter } from "../front-matter/front-matter.ts";
import { type Find, type Found, yamlPositions } from "../front-matter/yaml-positions.ts";
import { knownKeys } from "../known-keys.ts";
import { outdented } from "../outdented.ts";
import { ownKeys } from "../own-keys.ts";
import { valueAt } from "../value-at.ts";
import { keyAdvice } from "./key-advice.ts";
import { meantKey } from "./other-names.ts";
import { closingLine, linesBelow, partOf, startOf, writtenAt } from "./record-lines.ts";
import { recordWords } from "./record-words.ts";

type Source = SourceText & { front: FrontMatter; singular: string; schema: Schema };

/** Says what a schema refused in the words of the person who wrote the file, each at its own place. */
export async function recordProblems(of: Source, issues: SchemaIssue[]): Promise<Problem[]> {
  const find = await yamlPositions(of);
  const unknown = unknownKeys(of, issues);
  const outdented = unknown.flatMap(one => {
    const lacking = one.meant ? undefined : lackingItem(of, { ...one, issues });
    return lacking ? { ...one, path: lacking.path } : [];
  });
  // A key that is mistyped, or stands too far out, is one mistake, although the right one is then missing.
  const meant = new Set([
    ...unknown.map(({ key, issue, meant }) => pathText([...issue.path, meant ?? key])),
    ...outdented.map(({ path }) => pathText(path)),
  ]);
  const refused = issues.filter(
    ({ keys, path }) =>
      !keys && !(meant.has(pathText(path)) && valueAt(of.front.data, path) === undefined),
  );
  const strange = unknown.filter(({ key }) => !outdented.some(one => one.key === key));
  const keysAbove = new Map(
    alike(strange, meaning).flatMap(([{ key }, ...others]) => others.map(one => [one, key])),
  );
  return [
    ...outdented.map(({ key, path }) =>
      outdentedKey(of, { key, at: find([key]).key, item: find(path.slice(0, -1)).value }),
    ),
    ...strange.map(one =>
      unknownKey(of, find([...one.issue.path, one.key]), {
        ...one,
        alike: keysAbove.get(one),
        issues,
      }),
    ),
    ...refused.map(issue =>
      refusedValue(of, { found: find(issue.path), parent: parentOf(find, issue), issue }),
    ),
  ];
}

function unknownKeys(of: Source, issues: SchemaIssue[]): Strange[] {
  return issues.flatMap(issue =>
    (issue.keys ?? []).map(key => {
      const known = keysAt(of, issue.path);
      const value = valueAt(of.front.data, [...issue.path, key]);
      return { key, issue, known, meant: meantKey({ key, value }, known) };
    }),
  );
}

function keysAt({ schema }: Source, path: PropertyKey[]): string[] {
  return [...knownKeys(schema, path), ...(path.length === 0 ? ownKeys : [])];
}

function pathText(path: PropertyKey[]): string {
  return path.map(String).join("\0");
}

/** What refuses the last item of a list for lack of this very key, which stands at the head of a line below it. */
function lackingItem(
  { front }: Source,
  { key, issue, issues }: { key: string; issue: SchemaIssue; issues: SchemaIssue[] },
): SchemaIssue | undefined {
  if (issue.path.length > 0) return undefined;
  return issues.find(({ path }) => {
    const [list, index, field, ...deeper] = path;
    if (field !== key || deeper.length > 0 || valueAt(front.data, path) !== undefined) return false;
    const items = valueAt(front.data, [list ?? ""]);
    const names = Object.keys(front.data);
    const isRightAbove = names.indexOf(key) === names.indexOf(String(list)) + 1;
    return isRightAbove && Array.isArray(items) && index === items.length - 1;
  });
}

function outdentedKey(
  of: Source,
  { key, at, item }: { key: string; at: Position | undefined; item: Position | undefined },
): Problem {
  const indent = " ".repeat(Math.max(0, (item?.column ?? 3) - 1));
  return problemAt(place(of, at), {
    code: `${of.singular}/unknown-key`,
    ...outdented(`${indent}${key}: …`),
  });
}

type Strange = { key: string; issue: SchemaIssue; known: string[]; meant: string | undefined };

/** 'description' and 'summary' have the same, where an excerpt is meant. */
function meaning({ issue, meant }: Omit<Strange, "key">): string {
  return pathText([...issue.path, meant ?? ""]);
}

type UnknownKey = Strange & {
  /** One above it that means the same, or is as strange. */
  alike: string | undefined;
  /** All of the text. */
  issues: SchemaIssue[];
};

function unknownKey(
  of: Source,
  found: Found,
  { key, issue, known, meant, alike, issues }: UnknownKey,
): Problem {
  const where = place(of, found.key);
  const code = `${of.singular}/unknown-key`;
  const sign = meant && foreignSign(key);
  if (sign) {
    const message = `this is not '${meant}': it holds ${sign}`;
    return problemAt(where, { code, message, fix: `Type it anew:   ${meant}: …` });
  }
  const message = meant
    ? `there is no '${key}'; did you mean '${meant}'?`
    : `there is no '${key}' in ${article(of.singular)}`;
  const meantPath = pathText([...issue.path, meant ?? ""]);
  const fix = keyAdvice({
    key,
    beside: Object(valueAt(of.front.data, issue.path)),
    // Which keys there are is said with the first one that is like none of them.
    known: (meant ?? alike) === undefined ? known : [],
    meant,
    alike,
    values: issues.find(({ path }) => pathText(path) === meantPath)?.values,
    below: linesBelow(of.source, found.key),
  });
  return problemAt(where, { code, message, fix });
}

/** What makes a key another one, although it looks the same. */
function foreignSign(key: string): string | undefined {
  const [sign] = /[^\x20-\x7e]/u.exec(key) ?? [];
  if (sign === undefined) return undefined;
  const code = codePoint(sign.codePointAt(0) ?? 0);
  return /[\p{Cf}\s]/u.test(sign) ? `${code}, which nobody sees` : `'${sign}' (${code})`;
}

function refusedValue(
  of: Source,
  { found, parent, issue }: { found: Found; parent: Position | undefined; issue: SchemaIssue },
): Problem {
  const name = String(issue.path.filter(part => typeof part !== "number").at(-1) ?? "front matter");
  const value = valueAt(of.front.data, issue.path);
  const whole = value === undefined ? (found.key ?? parent) : (found.value ?? found.key);
  const where = partOf(of.source, { issue, whole, key: found.key }) ?? whole;
  const { message, fix } = recordWords({
    name,
    start: startOf(of.source, { name, issue, where }),
    value,
    issue,
    written: writtenAt(of.source, where),
    file: of.file,
    below: issue.path.length === 1 && isBelow(of, name),
    fields: knownKeys(of.schema, issue.expected === "array" ? [...issue.path, 0] : issue.path),
  });
  const code = `${of.singular}/${String(issue.path[0] ?? "front-matter")}`;
  return problemAt(place(of, where), { code, message, ...(fix ? { fix } : {}) });
}

/** Where the second line of dashes stands too early, facts begin the text. */
function isBelow({ source, front }: Source, name: string): boolean {
  const [facts = ""] =
    /^\s*(?:\w[\w-]*:(?:[ \t][^\n]*)?\n)+/.exec(source.slice(front.bodyOffset)) ?? [];
  return facts.split("\n").some(line => line.startsWith(`${name}:`));
}

function place(of: Source, position: Position | undefined): Place {
  return {
    file: of.file,
    source: of.source,
    position: position ?? closingLine(of.source, of.front),
  };
}

/** What lacks a key: the very element of a list, else the key that holds it. */
function parentOf(find: Find, issue: SchemaIssue): Position | undefined {
  if (issue.path.length < 2) return undefined;
  const { key, value } = find(issue.path.slice(0, -1));
  return typeof issue.path.at(-2) === "number" ? value : key;
}

function article(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
