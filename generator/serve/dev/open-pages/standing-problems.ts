import { formatProblem } from "../../../problems/format-problem.ts";
import type { Problem } from "../../../problems/problem.ts";
import { problemsOf } from "../problems-of.ts";
import type { Listener } from "./listeners.ts";
import { tellProblems } from "./page-updates.ts";

/** What stands in the way of showing the site as its files are. */
export type StandingProblems = {
  all: () => Problem[];
  /** Tells of what was found wrong when a page was asked for. */
  report: (found: Problem[]) => void;
  /** Files could not be taken in: open pages stay as they are and say why. */
  keep: (cause: unknown) => Promise<void>;
  clear: () => void;
};
type Parts = { root: string; open: () => Listener[]; onFound: (found: Problem[]) => void };

export function standingProblems({ root, open, onFound }: Parts): StandingProblems {
  let problems: Problem[] = [];
  let reported = "";
  /** Several pages may fail for the same reason, and each of them may be asked for many times. */
  const report = (found: Problem[]) => {
    const text = found.map(formatProblem).join("\n");
    if (text !== "" && text !== reported) onFound(found);
    reported = text;
  };
  return {
    all: () => problems,
    report,
    keep: async cause => {
      problems = await problemsOf(cause, root);
      // What the machine refuses is tried again and again, and told once.
      if (!problems.every(({ code }) => code.startsWith("system/"))) reported = "";
      report(problems);
      for (const listener of open()) tellProblems(listener, problems);
    },
    clear: () => {
      problems = [];
      reported = "";
    },
  };
}
