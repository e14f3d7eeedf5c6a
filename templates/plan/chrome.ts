import { collections, type SiteContent } from "../collections.ts";
import type { Chrome } from "../parts/chrome.ts";
import { hasBlog } from "./has-blog.ts";
import { inOrder } from "./in-order.ts";

/** What every page shows of the records, in their stated order. */
export function chromeOf({ entries, environment }: SiteContent): Chrome {
  return {
    locations: inOrder(entries.locations).map(entry => ({
      slug: entry.slug,
      name: entry.record.name,
      route: collections.locations.route(entry),
      travelTime: entry.record.travelTime,
      bearing: entry.record.bearing ?? null,
    })),
    industries: inOrder(entries.industries).map(entry => ({
      name: entry.record.name,
      route: collections.industries.route(entry),
    })),
    hasBlog: hasBlog(entries.articles),
    analyticsTagId: environment.ANALYTICS_TAG_ID ?? "",
    formsUrl: formsUrlOf(environment),
  };
}

/** Where the form service answers, without a slash at the end. */
export function formsUrlOf({ FORMS_URL = "/forms" }: SiteContent["environment"]): string {
  return FORMS_URL.replace(/\/+$/, "");
}
