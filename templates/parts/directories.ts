import { townWords } from "../../content/town-words.ts";
import { tradeWords } from "../../content/trade-words.ts";
import { directoryRoutes } from "../../domain/addresses.ts";

/** The pages that list all of a kind: what their links are called, behind 'All 60'. */
export const allLocations = { name: townWords.plural, route: directoryRoutes.locations };
export const allIndustries = { name: tradeWords.plural, route: directoryRoutes.industries };
