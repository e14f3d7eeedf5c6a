import { formatProblem, shownMax } from "./format-problem.ts";
import { linesOf, type Place, type Position } from "./place.ts";

/** One problem in what a person wrote: the same for terminal, browser overlay, --json and CI annotations. */
export type Problem = {
  /** 'article/date': what kind of thing, which part of it. `site explain` tells more about it. */
  code: string;
  severity: "error" | "warning";
  /** What is wrong, for the place under the caret. */
  message: string;
  /** What to do about it, in one sentence or as the line to write. */
  fix?: string;
  file?: string;
  position?: Position;
  /** The lines around the place. */
  excerpt?: { line: number; text: string }[];
};

/** What is found to be wrong, wherever that stands. */
export type Finding = Omit<Problem, "severity" | "file" | "position" | "excerpt"> &
  Partial<Pick<Problem, "severity">>;

/** What is wrong, and what to do about it where that can be told. */
export type Said = Pick<Problem, "message" | "fix">;
export type Words = Required<Said>;

/** The one error class: thrown where a run cannot go on, with everything that is known to be wrong. */
export class ProblemsError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[], options?: ErrorOptions) {
    super(problems.map(formatProblem).join("\n\n"), options);
    this.name = "ProblemsError";
    this.problems = problems;
  }
}

/** What is thrown for one mistake alone. */
export function refusal(
  { code, ...problem }: Omit<Problem, "severity">,
  options?: ErrorOptions,
): ProblemsError {
  return new ProblemsError([{ code, severity: "error", ...problem }], options);
}

/** Warnings alone are no reason not to go on; beside errors they are told as well. */
export function refuse(problems: Problem[]): void {
  if (problems.some(({ severity }) => severity === "error"))
    throw new ProblemsError(sortProblems(problems));
}

/** Waits for all, so that what is wrong in one of them does not hide what is wrong in another. */
export async function allOrProblems<T extends readonly unknown[] | []>(parts: T) {
  const failures = (await Promise.allSettled(parts)).flatMap(part =>
    part.status === "rejected" ? [part.reason] : [],
  );
  const other = failures.find(failure => !(failure instanceof ProblemsError));
  if (other !== undefined) throw other;
  const problems = failures.flatMap((failure: ProblemsError) => failure.problems);
  if (problems.length > 0) throw new ProblemsError(sortProblems(problems), { cause: failures[0] });
  return Promise.all(parts);
}

/** A problem at a place in a text, with the line before it for context. */
export function problemAt(place: Place, problem: Finding): Problem {
  const { file, position } = place;
  return { severity: "error", ...problem, file, position, excerpt: excerptAt(place) };
}

export function excerptAt({ source, position: { line, column } }: Omit<Place, "file">) {
  const lines = linesOf(source).texts;
  return [line - 1, line]
    .filter(number => number >= 1 && number <= lines.length)
    .map(number => {
      const text = (lines[number - 1] ?? "").replaceAll("\t", " ");
      const isHere = number === line;
      return { line: number, text: isHere ? text.slice(0, column + shownMax) : clip(text) };
    });
}

export function sortProblems(problems: Problem[]): Problem[] {
  const key = (p: Problem) =>
    `${p.file ?? ""}\0${String(p.position?.line ?? 0).padStart(7, "0")}\0${String(p.position?.column ?? 0).padStart(7, "0")}\0${p.code}\0${p.message}`;
  // What is a warning of every build and then an error is told as the error that it is by now.
  const unique = new Map(problems.map(problem => [key(problem), problem]));
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, problem]) => problem);
}

function clip(text: string): string {
  return text.length > shownMax ? `${text.slice(0, shownMax - 20)}…` : text;
}
