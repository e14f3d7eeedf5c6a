import { site } from "../../../content/site.ts";
import { routes, sectionRoute } from "../../../domain/addresses.ts";
import type { Tools } from "../../../generator/site.ts";
import type { Sending } from "../../../islands/contract.ts";
import type { Chrome } from "../chrome.ts";

/** Where the forms of a page send, and what stands under them. */
export function sendingFor(tools: Tools, { formsUrl }: Chrome): Sending {
  return {
    formsUrl,
    thankYouUrl: tools.link(routes.thankYou),
    contactUrl: tools.link(sectionRoute("contact")),
    privacyUrl: tools.link(routes.privacy),
    privacyLine: site.privacyLine,
  };
}
