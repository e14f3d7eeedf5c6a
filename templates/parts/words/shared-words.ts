import { named } from "../../../content/rules/named.ts";
import { townWords } from "../../../content/town-words.ts";
import { tradeWords } from "../../../content/trade-words.ts";

/** 'Web design in Rugby' */
export function townName(town: string): string {
  return named(townWords.name, { town });
}

/** 'Websites for restaurants' */
export function tradeName(trade: string): string {
  return named(tradeWords.name, { trade });
}
