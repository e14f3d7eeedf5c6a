import { checkedPages } from "../check/checked-page.ts";
import { outputProblems } from "../check/output.ts";
import type { OpenSite } from "../open-site.ts";
import { type Problem, ProblemsError } from "../problems/problem.ts";
import type { MadeSite } from "./make-site.ts";

/**
 * What is wrong today, and what else from a day on for which a text is kept back: the build of that day runs by itself,
 * often at night.
 */
export async function problemsByDay({
  site,
  made,
  make,
}: {
  site: OpenSite;
  made: MadeSite;
  make: (day: string) => Promise<MadeSite>;
}): Promise<Problem[]> {
  const days = made.loaded.scheduled.flatMap(({ date }) => date ?? []);
  const problems = problemsOf(site, made);
  const known = new Set(problems.map(told));
  for (const day of [...new Set(days)].sort()) {
    const added = (await problemsOn(day)).filter(problem => !known.has(told(problem)));
    for (const problem of added) known.add(told(problem));
    problems.push(...added.map(one => ({ ...one, message: `on ${day}: ${one.message}` })));
  }
  return problems;

  async function problemsOn(day: string): Promise<Problem[]> {
    try {
      return problemsOf(site, await make(day));
    } catch (error) {
      if (error instanceof ProblemsError) return error.problems;
      throw error;
    }
  }
}

function problemsOf(site: OpenSite, made: MadeSite): Problem[] {
  return outputProblems({ ...made, site, pages: checkedPages(made.plan, made.facts) });
}

/** At one place a thing is told once, though its words count or name other pages on another day. */
function told({ code, file, position, message }: Problem): string {
  return JSON.stringify([code, file, position ?? message]);
}
