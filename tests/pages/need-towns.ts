import { home } from "../../content/home.ts";
import { menu } from "../../content/navigation.ts";
import { nothingToAsk } from "../nothing-to-ask.ts";
import { publishedTexts } from "../texts.ts";

/** Ends the test that is running where the table of the home page lists fewer towns than it is about. */
export function needTowns(least: number, isMeant = (_name: string) => true): void {
  const names = publishedTexts("locations").flatMap(({ slug, record }) =>
    home.areas.towns.includes(slug) ? [String(record.name)] : [],
  );
  if (names.filter(isMeant).length < least)
    nothingToAsk(`The home page lists fewer than ${least} such towns`);
}

/** Ends it where no town has a page, or none is to be in the menu. */
export function needTownsMenu(): void {
  const isInMenu = menu.some(item => "dropdown" in item);
  if (!isInMenu || publishedTexts("locations").length === 0) nothingToAsk("No menu lists towns");
}
