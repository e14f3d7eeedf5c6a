import { menu } from "../../content/navigation.ts";
import { sectionRoute } from "../../domain/addresses.ts";
import { nothingToAsk } from "../nothing-to-ask.ts";

/** What the owner's menu calls a section of the home page. */
export function menuLabel(section: Parameters<typeof sectionRoute>[0]): string {
  const route = sectionRoute(section);
  const item = menu.find(item => "route" in item && item.route === route);
  return item?.label ?? nothingToAsk(`the menu does not lead to ${route}`);
}
