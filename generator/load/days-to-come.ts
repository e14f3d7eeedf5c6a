import type { Problem, Words } from "../problems/problem.ts";
import { inFiles } from "../problems/source-of.ts";
import type { Entry } from "../site.ts";
import { isDate } from "./dates.ts";

type Asked = { root: string; singular: string; today: string };

/** On a page that is shown already, this is most likely a slip. */
export function futureUpdate({ file, updated = "" }: Entry, asked: Asked): Problem[] {
  if (updated <= asked.today) return [];
  return dayProblem(file, "updated", {
    ...asked,
    message:
      "this day has not come yet, so it is shown neither on the page nor in the sitemap until then",
    fix: "Write the day of the last change, or take the line away",
  });
}

/** A text that is kept back for years was most likely to be out by now: 2205 is 2025 with two digits swapped. */
export function distantDay({ file, date = "" }: Entry, asked: Asked): Problem[] {
  const [year, thisYear] = [date, asked.today].map(day => Number(day.slice(0, 4)));
  if (!year || !thisYear || date <= `${thisYear + yearsAhead}${asked.today.slice(4)}`) return [];
  const near = [thisYear, thisYear - 1, thisYear + 1];
  const meant = near.find(other => digitsOf(other) === digitsOf(year)) ?? thisYear;
  const day = `${meant}${date.slice(4)}`;
  return dayProblem(file, "date", {
    ...asked,
    message: `nobody sees this text before ${year}`,
    // Of 29 February not every year has one.
    fix: `If the year is a slip, write it as   date: ${isDate(day) ? day : `${meant}-…`}`,
  });
}

const yearsAhead = 2;

function digitsOf(year: number): string {
  return [...String(year)].sort().join("");
}

function dayProblem(
  file: string,
  field: "date" | "updated",
  { root, singular, message, fix }: Asked & Words,
): Problem[] {
  const search = new RegExp(`(?<=^["']?${field}["']?\\s*:\\s*)\\S(?:.*\\S)?`, "m");
  const code = `${singular}/${field}`;
  return [inFiles(root, [file], { code, severity: "warning", message, fix, search })];
}
