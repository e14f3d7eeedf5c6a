/** Dates are ISO strings throughout; no Date object is made of one, so no time zone can move it. */
export function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** Today by the clock of the machine, as a person there would say it. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function dateHint(name: string, text: string): { message: string; fix: string } {
  const meant = meantDate(text);
  const shaped = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return {
    message: shaped ? "there is no such day" : "not a date of the form year-month-day",
    fix: `Write it as   ${name}: ${meant ?? "2026-09-30"}`,
  };
}

/** 31/09/2026 → 2026-09-30: British order, and a day that exists. */
function meantDate(text: string): string | undefined {
  const british = /^\D*(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})\D*$/.exec(text);
  const iso =
    /^\D*(\d{4})[./\- ](\d{1,2})[./\- ](\d{1,2})(?!\d)/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const written = /(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})/i.exec(text);
  if (british) return valid(british[3], british[2], british[1]);
  if (iso) return valid(iso[1], iso[2], iso[3]);
  if (written)
    return valid(
      written[3],
      String(months.indexOf((written[2] ?? "").toLowerCase()) + 1),
      written[1],
    );
  return undefined;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

function valid(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!y || !m || !d || m > 12) return undefined;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${y}-${two(m)}-${two(Math.min(d, daysIn(y, m)))}`;
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
