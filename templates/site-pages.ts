import { home as homeWords } from "../content/home.ts";
import { routes } from "../domain/addresses.ts";
import type { Page, Plan } from "../generator/site.ts";
import { collections, type SiteContent } from "./collections.ts";
import { outputs } from "./outputs.ts";
import { home } from "./pages/home.tsx";
import type { Chrome } from "./parts/chrome.ts";
import { sitePictures, socialName, socialPicture } from "./plan/pictures.ts";

export const templates = { home };

/** The site map. */
export function plan(content: SiteContent): Plan {
  const chrome = chromeOf(content);
  const pages: Page[] = [
    {
      route: routes.home,
      template: "home",
      props: { chrome, socialImage: socialName("/") },
      images: [socialName("/")],
      sources: ["content/home.ts"],
    },
  ];
  const images = [
    ...sitePictures,
    socialPicture({ route: "/", title: homeWords.hero.headline, kicker: "Rugby, Warwickshire" }),
  ];
  return { pages, texts: outputs(content, pages), images, redirects: [] };
}

function chromeOf({ entries, environment }: SiteContent): Chrome {
  return {
    locations: [...entries.locations]
      .sort((a, b) => a.record.order - b.record.order)
      .map(entry => ({
        slug: entry.slug,
        name: entry.record.name,
        route: collections.locations.route(entry),
        travelTime: entry.record.travelTime,
        bearing: entry.record.bearing ?? null,
      })),
    industries: [...entries.industries]
      .sort((a, b) => a.record.order - b.record.order)
      .map(entry => ({ name: entry.record.name, route: collections.industries.route(entry) })),
    formsUrl: (environment.FORMS_URL ?? "/forms").replace(/\/+$/, ""),
  };
}
