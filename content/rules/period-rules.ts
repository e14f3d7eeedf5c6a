import { periods } from "./prices.ts";
import { readSum } from "./sum-of-prices.ts";

/** '/month' and ' a year', said right behind a price. What happens 'a month later' is no such thing. */
const period =
  /^(?:\s?\/\s?|\s(?:an?|per|each|every)\s)(month|year)\b(?!\s(?:later|earlier|before|ago|after(?! that\b))\b)/i;

/**
 * What is wrong where words say that a price is paid each month or each year, and the catalogue says otherwise. A part of
 * a price may well be said by the month, and twelve times what is paid each month by the year.
 */
export function wrongPeriod(
  sum: string,
  behind: string,
): { message: string; fix: string } | undefined {
  const said = period.exec(behind)?.[1]?.toLowerCase();
  const { terms, parts } = readSum(sum);
  if (!said || parts) return undefined;
  const isMonth = said === "month";
  const other = terms.find(
    ({ count, name }) => count === 1 && periods.get(name) === (isMonth ? "once" : "month"),
  );
  if (!other) return undefined;
  return {
    message: `'${other.name}' is ${isMonth ? "not " : ""}paid each month in content/catalogue.ts, and here each ${said}`,
    fix: "Write here how often it is paid, or mend it there",
  };
}
