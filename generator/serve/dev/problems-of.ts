import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Problem, ProblemsError, problemAt, sortProblems } from "../../problem.ts";
import { changedCode } from "../../render.ts";

/** A file changed between being looked at and being shown; its change is about to be taken in. */
export function isPassing(error: unknown): boolean {
  return error instanceof ProblemsError && error.problems.every(({ code }) => code === changedCode);
}

/**
 * Whatever was thrown, as problems: errors of the site's own code too, which a server must outlive. Those point at the
 * line that threw them, once the code was compiled in this run.
 */
export function problemsOf(error: unknown, root: string): Problem[] {
  if (!(error instanceof ProblemsError)) return [placed(codeProblem(error), error, root)];
  if (!(error.cause instanceof Error)) return sortProblems(error.problems);
  return sortProblems(error.problems.map(problem => placed(problem, error.cause, root)));
}

function codeProblem(error: unknown): Problem {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const fix = "The site's own code threw this";
  return { code: "site/failed", severity: "error", file: "templates/site.ts", message, fix };
}

function placed(problem: Problem, cause: unknown, root: string): Problem {
  const place = problem.position || !(cause instanceof Error) ? undefined : placeIn(cause, root);
  return place ? problemAt(place, problem) : problem;
}

/** The first line of a stack that lies in the site's own code, as it was written. */
function placeIn({ stack = "" }: Error, root: string) {
  for (const line of stack.split("\n")) {
    const [, address = "", row, column] = /(file:\/\/.+\.mjs):(\d+):(\d+)\)?$/.exec(line) ?? [];
    const map = address && textOf(`${fileURLToPath(address)}.map`);
    if (!map) continue;
    const origin = new SourceMap(JSON.parse(map)).findEntry(Number(row) - 1, Number(column) - 1);
    if (!("originalSource" in origin)) continue;
    const { originalSource: file, originalLine, originalColumn } = origin;
    const source = textOf(join(root, file));
    if (source === undefined) continue;
    const position = { line: originalLine + 1, column: originalColumn + 1, length: 1 };
    return { file, source, position };
  }
  return undefined;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // Not ours, or gone since: the problem stands without a line.
    return undefined;
  }
}
