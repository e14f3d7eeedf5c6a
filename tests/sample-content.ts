import { collections, type SiteContent } from "../templates/collections.ts";

/** What tests make a site of: these entries, and none of all other collections, whichever there are. */
export function contentWith(entries: Partial<SiteContent["entries"]>): SiteContent {
  const none = Object.assign({}, ...Object.keys(collections).map(name => ({ [name]: [] })));
  const environment = {};
  return {
    entries: { ...none, ...entries },
    settings: { url: "https://site.example", trailingSlash: true, language: "en-GB", environment },
    environment,
  };
}
