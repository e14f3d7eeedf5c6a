import { codeFailure, placedFailure } from "../../bundle/mistakes/code-failure.ts";
import { changedCode } from "../../load/files/listed-file.ts";
import { type Problem, ProblemsError, sortProblems } from "../../problems/problem.ts";
import { systemProblem } from "../../problems/system-problem.ts";

/** A file changed between being looked at and being shown; its change is about to be taken in. */
export function isPassing(error: unknown): boolean {
  return error instanceof ProblemsError && error.problems.every(({ code }) => code === changedCode);
}

/**
 * Whatever was thrown, as problems: errors of the site's own code too, which a server must outlive. Those point at the
 * line that threw them.
 */
export async function problemsOf(error: unknown, root: string): Promise<Problem[]> {
  const ofSystem = systemProblem(error);
  if (ofSystem.length > 0) return ofSystem;
  const failure = await placedFailure(root, await codeFailure(root, error));
  return failure instanceof ProblemsError ? sortProblems(failure.problems) : [unplaced(failure)];
}

function unplaced(error: unknown): Problem {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const fix = "The site's own code threw this";
  return { code: "code/failed", severity: "error", file: "templates/site.ts", message, fix };
}
