import { shownFacts } from "../content/rules/facts.ts";
import { site as business } from "../content/site.ts";
import { listPageRoutes } from "../domain/addresses.ts";
import type { Site } from "../generator/site.ts";
import { absentPlaces } from "./absent-places.ts";
import { type Collections, collections } from "./collections.ts";
import { environmentRules } from "./environment.ts";
import { explanations } from "./explanations.ts";
import { mismatches } from "./mismatches/mismatches.ts";
import { meetings } from "./parts/contact/meetings.ts";
import { textPicture } from "./plain/text-picture.ts";
import { production } from "./production.ts";
import { plan, templates } from "./site-pages.ts";
import { starters } from "./starters.ts";

/** All that the generator knows of this site. */
export const site: Site<Collections> = {
  settings: {
    url: business.url,
    trailingSlash: business.trailingSlash,
    language: business.language,
    environment: { FORMS_URL: "/forms", ANALYTICS_TAG_ID: business.analyticsTagId },
  },
  environmentRules,
  collections,
  facts: shownFacts,
  plan,
  templates,
  production,
  mismatches,
  explanations,
  starters,
  textClass: "prose",
  // Prose is 45rem wide at most: its measure.
  bodyPictureSizes: "(min-width: 48rem) 45rem, 100vw",
  bodyPictureFrame: textPicture,
  ids: /^(main|quote|drawer|places-panel|(article|contents|page|related)-title|(town|trade)-[a-z-]+)$/,
  listPages: listPageRoutes,
  absentPlaces: absentPlaces(meetings),
  budgets: {
    default: {
      // Ours take 12 kB at most; menus of twelve towns and trades, statistics and a longer name need what is left.
      html: 12_500,
      styles: 6_000,
      script: 2_000,
      fonts: 30_000,
      images: 30_000,
      requests: 6,
    },
    home: { html: 18_000 },
    // A photograph of its own above an article, as the largest AVIF.
    article: { images: 80_000 },
  },
};
