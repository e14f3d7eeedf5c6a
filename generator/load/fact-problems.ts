import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nearest } from "../nearest.ts";
import { type Problem, positionOf, problemAt } from "../problem.ts";
import type { FactFile, SchemaIssue } from "../site.ts";
import { locate } from "./locate.ts";

/** Checks the typed data files and points at the very value in their source. */
export function factProblems(root: string, files: FactFile[]): Problem[] {
  return files.flatMap(({ file, consts }) =>
    Object.entries(consts).flatMap(([name, { value, schema }]) => {
      const parsed = schema.safeParse(value);
      if (parsed.success) return [];
      const source = readFileSync(join(root, file), "utf8");
      return parsed.error.issues.flatMap(issue => describe({ file, source, name, value }, issue));
    }),
  );
}

type Const = { file: string; source: string; name: string; value: unknown };

function describe(of: Const, issue: SchemaIssue): Problem[] {
  if (issue.code === "unrecognized_keys") {
    const known = Object.keys(Object(valueAt(of.value, issue.path)));
    return (issue.keys ?? []).map(key => {
      const meant = nearest(
        key,
        known.filter(candidate => candidate !== key),
      );
      const fix = meant ? `Did you mean '${meant}'?` : "Take it away";
      return problemHere(of, [...issue.path, key], {
        key: [...issue.path, key].join("."),
        message: `there is no field '${key}' here`,
        fix,
      });
    });
  }
  const missing = valueAt(of.value, issue.path) === undefined;
  const key = issue.path.join(".") || of.name;
  return [
    problemHere(
      of,
      issue.path,
      missing
        ? { key, message: `'${key}' is missing`, fix: `Add   ${String(issue.path.at(-1))}: …` }
        : { key, message: issue.message, fix: `Correct '${key}' in ${of.name}` },
    ),
  ];
}

function problemHere(
  of: Const,
  path: PropertyKey[],
  words: { key: string; message: string; fix: string },
): Problem {
  const { offset, length } = locate(of.source, of.name, path);
  return problemAt(
    { file: of.file, source: of.source, position: positionOf(of.source, offset, length) },
    { code: `fact/${of.name}`, message: words.message, fix: words.fix },
  );
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => Object(inner)[key], value);
}
