import { formatPounds } from "../../domain/money.ts";
import { site } from "../site.ts";
import { wrongPeriod } from "./period-rules.ts";
import { sumPence } from "./sum-of-prices.ts";

/**
 * Prose that names one of our prices says which: '{£ Landing Page}', '{£ 2 × Hosting renewal}',
 * '{£ Landing Page + 2 × Hosting renewal}', and '/ 36' for a part of it in whole pounds. So it follows the catalogue.
 * '{VAT}' is the statement that stands beside all prices, '{name}' who we are, '{reply}' how soon we answer. What is not
 * known stays as it is, to be found and named. `written` says how words are written where a text is more than text.
 */
export function fillIn(text: string, written: (words: string) => string = String): string {
  // Few texts have such a mark.
  if (!text.includes("{")) return text;
  return text
    .replaceAll("{VAT}", () => written(site.vatStatement))
    .replaceAll("{name}", () => written(site.name))
    .replaceAll("{reply}", () => written(site.replyTime))
    .replace(/\{£ ([^}]+)\}/g, (whole, sum: string, at: number, all: string) => {
      const pence = sumPence(sum);
      const isWrong = pence === undefined || wrongPeriod(sum, all.slice(at + whole.length));
      return isWrong ? whole : formatPounds(pence);
    });
}
