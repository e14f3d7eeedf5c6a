import { checkedPages } from "../check/checked-page.ts";
import { outputProblems } from "../check/output.ts";
import type { OpenSite } from "../open-site.ts";
import { type Problem, ProblemsError } from "../problems/problem.ts";
import type { MadeSite } from "./make-site.ts";

/** What is wrong from a day on for which a text is kept back: the build of that day runs by itself, often at night. */
export async function laterProblems({
  site,
  made,
  make,
}: {
  site: OpenSite;
  made: MadeSite;
  make: (day: string) => Promise<MadeSite>;
}): Promise<Problem[]> {
  const days = made.loaded.scheduled.flatMap(({ date }) => date ?? []);
  const found = problemsOf(site, made);
  const later: Problem[] = [];
  for (const day of [...new Set(days)].sort()) {
    const known = new Set(found.map(told));
    const added = (await problemsOn(day)).filter(problem => !known.has(told(problem)));
    found.push(...added);
    later.push(...added.map(one => ({ ...one, message: `on ${day}: ${one.message}` })));
  }
  return later;

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

function told({ code, file, position, message }: Problem): string {
  return JSON.stringify([code, file, position, message]);
}
