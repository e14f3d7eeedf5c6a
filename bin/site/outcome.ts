import { formatProblems } from "../../generator/problems/format-problem.ts";
import { type Problem, ProblemsError } from "../../generator/problems/problem.ts";
import { systemProblem } from "../../generator/problems/system-problem.ts";
import { counted } from "../../generator/words/counted.ts";
import { isWhileWriting } from "../../generator/write/while-writing.ts";

/**
 * Runs a command, or the part of one that a consequence follows from; whatever goes wrong ends as sentences and an exit
 * code, never as a stack of calls.
 */
export async function reportFailure<T>(
  run: () => Promise<T>,
  consequence?: string,
): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    process.exitCode = 1;
    const problems = error instanceof ProblemsError ? error.problems : systemProblem(error);
    const isJson = process.argv.includes("--json");
    if (problems.length === 0) {
      // What a part of a command throws on is told by the command itself: a machine reads one object.
      if (isJson && !consequence) printJson([unforeseen(error)]);
      throw error;
    }
    if (isJson) printJson(problems);
    else printProblems(problems, isWhileWriting(error) ? partlyWritten : consequence);
    return undefined;
  }
}

function printJson(problems: Problem[]): void {
  process.stdout.write(`${JSON.stringify({ ok: false, problems })}\n`);
}

/** A fault of the generator itself: whoever reads the report learns of it there, its stack follows beside. */
function unforeseen(error: unknown): Problem {
  return { code: "code/failed", severity: "error", message: String(error) };
}

/** What an editor may rely on when a build has failed. */
export const nothingWritten = "Nothing was written.";

/** A folder of the output that belongs to another user, say, is only met when files are moved into it. */
const partlyWritten = "Some files may have been written: put this right, and build again.";

export function printProblems(problems: Problem[], consequence?: string): void {
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.filter(({ severity }) => severity === "warning");
  // What must be put right stands last, where a terminal stops.
  process.stderr.write(`${formatProblems([...warnings, ...errors]).join("\n\n")}\n\n`);
  for (const problem of process.env.GITHUB_ACTIONS ? problems : [])
    process.stdout.write(`${annotation(problem)}\n`);
  const count = [counted(errors.length, "problem")];
  if (warnings.length > 0) count.push(counted(warnings.length, "warning"));
  process.stderr.write(`${[`${count.join(", ")}.`, consequence].filter(Boolean).join(" ")}\n`);
}

/** https://docs.github.com/actions: annotations are lines of this form, in which some characters have a meaning. */
function annotation({ severity, file, position, code, message, fix }: Problem): string {
  const text = escaped([message, ...(fix ? [fix] : [])].join("\n"));
  const place = `file=${escapedProperty(file ?? "")},line=${position?.line ?? 1},col=${position?.column ?? 1}`;
  return `::${severity} ${place},title=${escapedProperty(code)}::${text}`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapedProperty(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
