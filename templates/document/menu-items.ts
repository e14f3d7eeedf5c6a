import { homeFaqs } from "../../content/faqs.ts";
import { menu } from "../../content/navigation.ts";
import type { Menu } from "../../content/rules/navigation-schemas.ts";
import { sectionRoute } from "../../domain/addresses.ts";
import type { Chrome } from "../parts/chrome.ts";

type Shown = Pick<Chrome, "locations"> & { faqs?: readonly unknown[] };

/** The menu of header and drawer, without the towns' list where no town has a page, and without questions nobody asks. */
export function menuItems({ locations, faqs = homeFaqs }: Shown): Menu {
  return menu.filter(item =>
    "dropdown" in item
      ? locations.length > 0
      : item.route !== sectionRoute("faq") || faqs.length > 0,
  );
}
