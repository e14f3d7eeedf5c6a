import type { Note } from "../../generator/site.ts";
import { collections, type SiteContent } from "../collections.ts";
import { formsUrlOf } from "../plan/chrome.ts";

/** Pages that no visitor would see: every host hands what is asked at their address to the form service. */
export function hiddenPages({ entries, environment }: SiteContent): Note[] {
  const formsUrl = formsUrlOf(environment);
  return entries.pages
    .filter(page => collections.pages.route(page) === formsUrl)
    .map(({ file }) => ({
      code: "page/hidden",
      file,
      search: /^title:.*/m,
      message: `the form service answers at ${formsUrl}, so nobody would see this page`,
      fix: "Give it another address, as   slug: our-forms",
    }));
}
