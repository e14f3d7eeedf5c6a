import { join } from "node:path";
import { placeIn, type SourceText } from "../../problems/place.ts";
import { type Problem, problemAt, type Words } from "../../problems/problem.ts";
import type { FactFile, Schema, SchemaIssue } from "../../site.ts";
import { nearest } from "../../words/nearest.ts";
import { controlCharacter } from "../control-characters.ts";
import { changedCode } from "../files/listed-file.ts";
import { utf8Text } from "../files/utf8-text.ts";
import { knownKeys } from "../known-keys.ts";
import { plainLimit } from "../plain-limit.ts";
import { pathsOf, valueAt } from "../value-at.ts";
import { factAdvice, isTooEmpty } from "./fact-advice.ts";
import { factIssues } from "./fact-issues.ts";
import { locate } from "./locate.ts";
import { ofNearestShape } from "./nearest-shape.ts";
import { isToldElsewhere } from "./told-elsewhere.ts";
import { isOfNothing, unknownFact } from "./unknown-fact.ts";
import { issuesAsWritten } from "./written-points.ts";

/** Checks the typed data files and points at the very value in their source. */
export function factProblems(root: string, files: FactFile[]): Problem[] {
  return files.flatMap(of => {
    const source = utf8Text({ file: of.file, path: join(root, of.file) });
    if (typeof source !== "string") return [source.code === changedCode ? unknownFile(of) : source];
    const unseen = controlCharacter({ file: of.file, source });
    return unseen ? [unseen] : fileProblems(of, { source, files });
  });
}

/** Its consts are imported from somewhere, or no code would have compiled. */
function unknownFile({ file, consts }: FactFile): Problem {
  const names = Object.keys(consts).join(", ");
  return {
    code: "site/part",
    severity: "error",
    file: "templates/site.ts",
    message: `the facts of the site name '${file}', where no file is`,
    fix: `Write the path, from the site's folder, of the file that exports ${names}`,
  };
}

function fileProblems(
  { file, consts }: FactFile,
  { source, files }: { source: string; files: FactFile[] },
): Problem[] {
  return Object.entries(consts).flatMap(([name, { value, schema }]) => {
    const of = { file, source, files, name, value, schema };
    const issues = factIssues({ value, schema });
    return [...constProblems(of, [...issues, ...issuesAsWritten(of, issues)]), ...unknownFacts(of)];
  });
}

type Fact = { value: unknown; schema: Schema };
type Const = Fact & SourceText & { files: FactFile[]; name: string };

function constProblems(of: Const, given: SchemaIssue[]): Problem[] {
  const count = (inner: SchemaIssue[]) => constProblems(of, inner).length;
  const issues = given.flatMap(issue => ofNearestShape(issue, count));
  const unknown = issues.flatMap(({ keys = [], path }) =>
    keys.map(key => ({
      key,
      path,
      ...meantBy(of, { key, path, issues, isAlone: keys.length === 1 }),
    })),
  );
  // A field under a misspelt name is not missing as well.
  const meant = new Set(unknown.map(one => [...one.path, one.meant].join(".")));
  const wrong = issues.filter(
    issue => !issue.keys && !meant.has(issue.path.join(".")) && !isToldElsewhere(of, issue),
  );
  return [...unknown.map(one => unknownField(of, one)), ...wrong.map(one => wrongValue(of, one))];
}

function unknownFacts(of: Const): Problem[] {
  return pathsOf(of.value, isOfNothing).flatMap(path => {
    const problem = unknownFactAt(of, path);
    return problem ? [problem] : [];
  });
}

function unknownFactAt(of: Const, path: PropertyKey[]): Problem | undefined {
  const { offset, length } = locate(of.source, of.name, path);
  const unknown = unknownFact(of.source.slice(offset, offset + length), of.files);
  if (!unknown) return undefined;
  const { part, ...words } = unknown;
  const at = offset + of.source.slice(offset).indexOf(part);
  return problemHere(of, { offset: at, length: part.length }, words);
}

type UnknownField = Meant & { key: string; path: PropertyKey[] };
type Meant = { known: string[]; meant: string | undefined };

/** Also 'price' where 'pricePence' is missing, and 'href' where nothing but 'route' is. */
function meantBy(
  { schema, value }: Const,
  {
    key,
    path,
    issues,
    isAlone,
  }: { key: string; path: PropertyKey[]; issues: SchemaIssue[]; isAlone: boolean },
): Meant {
  const known = knownKeys(schema, path);
  const isMissing = (name: string) => valueAt(value, [...path, name]) === undefined;
  const begun = known.find(name => name.startsWith(key) && isMissing(name));
  const lacking = known.filter(
    name =>
      isMissing(name) && issues.some(issue => issue.path.join(".") === [...path, name].join(".")),
  );
  const only = isAlone && lacking.length === 1 ? lacking[0] : undefined;
  return { known, meant: nearest(key, known) ?? begun ?? only };
}

function unknownField(of: Const, { key, path, known, meant }: UnknownField): Problem {
  if (known.includes(key))
    return problemHere(of, placeOfKey(of, [...path, key]), {
      message: `'${key}' does not go with the other fields here`,
      fix: "Take it away, or write it in place of one of the others",
    });
  const choice = known.length > 0 ? `, or use one of: ${known.join(", ")}` : "";
  return problemHere(of, placeOfKey(of, [...path, key]), {
    message: `there is no field '${key}' here${meant ? `; did you mean '${meant}'?` : ""}`,
    fix: meant ? `Write it as   ${meant}: …` : `Take it away${choice}`,
  });
}

function wrongValue(of: Const, issue: SchemaIssue): Problem {
  const value = valueAt(of.value, issue.path);
  if (value === undefined) return missingValue(of, issue);
  return problemHere(of, placeOfPart(of, issue), {
    message: plain(value, issue),
    fix:
      issue.fix ?? factAdvice(value, issue) ?? `Correct '${spoken(of, issue.path)}' in ${of.name}`,
  });
}

function missingValue(of: Const, issue: SchemaIssue): Problem {
  const { path } = issue;
  const last = path.at(-1);
  if (typeof last === "number")
    return problemHere(of, locate(of.source, of.name, path), {
      message: "nothing stands between two commas of this list",
      fix: "Take one of the two commas away",
    });
  return (
    unknownFactAt(of, path) ??
    problemHere(of, placeOfPart(of, issue), {
      message: `'${spoken(of, path)}' is missing`,
      fix: `Add   ${String(last)}: …`,
    })
  );
}

/** Which of a list's entries it is the place shows, and the excerpt below it. */
function spoken({ name }: Const, path: PropertyKey[]): string {
  return path.filter(part => typeof part === "string").join(".") || name;
}

function problemHere(of: Const, { offset, length }: Span, words: Words): Problem {
  return problemAt(placeIn(of, offset, length), { code: `fact/${of.name}`, ...words });
}

/** The words that are wrong, where they stand as they are within the value. */
function placeOfPart({ source, name }: Const, { path, part }: SchemaIssue): Span {
  const whole = locate(source, name, path);
  const at = part ? source.slice(whole.offset, whole.offset + whole.length).indexOf(part) : -1;
  return at === -1 ? whole : { offset: whole.offset + at, length: part?.length ?? 0 };
}

type Span = { offset: number; length: number };

/** The name of a field rather than its value, where the two stand side by side. */
function placeOfKey({ source, name }: Const, path: PropertyKey[]): Span {
  const value = locate(source, name, path);
  const key = String(path.at(-1));
  const offset = source.lastIndexOf(key, value.offset);
  return offset !== -1 && value.offset - offset < key.length + 5
    ? { offset, length: key.length }
    : value;
}

/** What a schema says, without the words of programmers. */
function plain(value: unknown, issue: SchemaIssue): string {
  const { expected, code, values, message } = issue;
  if (code === "invalid_value" && values) return `it must be one of: ${values.join(", ")}`;
  // A schema's own words know more of what is meant.
  if (!/^(Invalid|Too) /.test(message)) return message;
  const known = code === "invalid_type" ? kinds[expected ?? ""] : undefined;
  if (known) return known;
  if (isTooEmpty(value, issue)) return "this list holds nothing";
  const limit = plainLimit(message);
  return limit ? `it must be ${limit}` : message.replace(/^Invalid input: /, "");
}

const kinds: Record<string, string> = {
  number: "it must be a number, without quotes",
  int: "it must be a whole number",
  string: "it must be text, in quotes",
  boolean: "it is either true or false",
  array: "it must be a list, in [ ]",
  object: "it must be a group of fields, in { }",
};
