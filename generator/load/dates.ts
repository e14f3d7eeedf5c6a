import type { Words } from "../problems/problem.ts";

/** Dates are ISO strings throughout; no Date object is made of one, so no time zone can move it. */
export function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return year >= firstYear && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** An earlier year is a slip of the finger, such as 0205 for 2025. */
const firstYear = 1900;

/** Today by the clock of the machine, as a person there would say it. */
export function today(): string {
  const now = new Date();
  return isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

function isoDate(year: number, month: number, day: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)}`;
}

export function dateHint(name: string, value: unknown): Words {
  const text = String(value);
  const typed = withHyphens(text);
  const meant = meantDate(typed);
  const fix = meant
    ? `Write it as   ${name}: ${meant}`
    : `Write year, month and day, such as   ${name}: 2026-09-30`;
  if (Array.isArray(value)) return { message: `'${name}' is one day, not a list`, fix };
  // It looks the same, so the form alone would not say what is wrong.
  if (typed !== text && isDate(typed))
    return { message: "the signs between year, month and day are no hyphens", fix };
  return { message: whyNoDate(text), fix };
}

function whyNoDate(text: string): string {
  const [, year] = /^(\d{4})-\d{2}-\d{2}$/.exec(text) ?? [];
  if (year === undefined) return "not a date of the form year-month-day";
  const isTooEarly = Number(year) < firstYear;
  return isTooEarly ? `the year ${year} cannot be meant` : "there is no such day";
}

/** Word processors put other dashes between digits. */
function withHyphens(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212]/g, "-");
}

/** 31/09/2026 → 2026-09-30: British order where both are possible, and a day that exists. */
function meantDate(text: string): string | undefined {
  // With hyphens the year comes first for as many people as those for whom it comes last.
  if (/^\d\d-\d\d-\d\d(?!\d)/.test(text)) return undefined;
  const numbers = /^\D*(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4}|\d{2})(?:\D.*)?$/.exec(text);
  const iso =
    /^\D*(\d{4})[./\- ](\d{1,2})[./\- ](\d{1,2})(?!\d)/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  // '30-Sep-26' is how spreadsheets show a day; '2026-Sep-30' begins with the year, whose end is no day.
  const dayFirst =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of\s+)?([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4}|\d{2}(?=$| +\d\d?:\d\d))/i.exec(
      text,
    );
  const monthFirst = /([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i.exec(text);
  if (numbers) {
    const [, first, second, year = ""] = numbers;
    return nearestDay(whole(year), second, first) ?? nearestDay(whole(year), first, second);
  }
  if (iso) return nearestDay(iso[1], iso[2], iso[3]) ?? nearestDay(iso[1], iso[3], iso[2]);
  if (dayFirst) return nearestDay(whole(dayFirst[3]), monthOf(dayFirst[2]), dayFirst[1]);
  if (monthFirst) return nearestDay(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  return undefined;
}

function whole(year = ""): string {
  return year.length === 2 ? `20${year}` : year;
}

function monthOf(name = ""): string {
  return String(months.indexOf(name.toLowerCase()) + 1);
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The 31st of a month that has 30 days is its last one; there is no 13th month. */
function nearestDay(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!y || y < firstYear || !m || !d || m > 12 || d > 31) return undefined;
  return isoDate(y, m, Math.min(d, daysIn(y, m)));
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
