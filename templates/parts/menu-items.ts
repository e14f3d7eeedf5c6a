import { menu } from "../../content/navigation.ts";
import type { Menu } from "../../content/page-schemas.ts";
import type { Chrome } from "./chrome.ts";

/** The menu of header and drawer; where no town has a page, there is no list of towns to open. */
export function menuItems({ locations }: Pick<Chrome, "locations">): Menu {
  return locations.length > 0 ? menu : menu.filter(item => !("dropdown" in item));
}
