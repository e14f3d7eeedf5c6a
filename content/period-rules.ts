import { monthly, prices } from "./prices.ts";

/** '/month' and ' a year', said right behind a price. What happens 'a month later' is no such thing. */
const period =
  /^(?:\s?\/\s?|\s(?:an?|per|each|every)\s)(month|year)\b(?!\s(?:later|earlier|before|ago|after(?! that\b))\b)/i;

/** What is wrong where words say that a price is paid each month or each year, and the catalogue says otherwise. */
export function wrongPeriod(
  names: readonly string[],
  behind: string,
): { message: string; fix: string } | undefined {
  const said = period.exec(behind)?.[1]?.toLowerCase();
  if (!said) return undefined;
  const isMonth = said === "month";
  const other = names.find(name => prices.has(name) && monthly.has(name) !== isMonth);
  if (other === undefined) return undefined;
  return {
    message: `'${other}' is ${isMonth ? "not " : ""}paid each month in content/catalogue.ts, and here each ${said}`,
    fix: "Write here how often it is paid, or mend it there",
  };
}
