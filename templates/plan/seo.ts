import { sold } from "../../content/rules/sold.ts";
import { seoServices } from "../../content/seo-services.ts";
import { routes } from "../../domain/addresses.ts";
import type { Plan } from "../../generator/site.ts";
import { quoteFile } from "../document/quote-dialog.tsx";
import type { Chrome } from "../parts/chrome.ts";
import { looks } from "../seo/looks.ts";
import type { Part } from "../site-pages.ts";
import { socialName, socialPicture } from "./pictures.ts";

/** SEO for the county, and for three places of their own, as long as it is sold. */
export function seoPages(chrome: Chrome): Part & Pick<Plan, "texts"> {
  if (!sold.seo) return { pages: [], images: [], texts: [] };
  const shown = (route: string, source: string) => ({
    route,
    props: { chrome },
    images: [socialName(route)] satisfies [string],
    sources: [source, "content/catalogue.ts"],
  });
  return {
    pages: [
      { ...shown(routes.seo, "content/seo-services.ts"), template: "seo-services" },
      ...places.map(({ place, route }) => {
        const page = shown(route, `content/seo-${place}.ts`);
        return { ...page, template: "local-seo" as const, props: { ...page.props, place } };
      }),
    ],
    texts: [quoteFile("seo-quote", chrome)],
    images: [
      socialPicture({
        route: routes.seo,
        title: seoServices.hero.headline,
        kicker: "Search engine optimisation",
      }),
      ...places.map(({ route, words }) =>
        socialPicture({ route, title: words.hero.headline, kicker: words.breadcrumb }),
      ),
    ],
  };
}

const places = (["coventry", "bilton", "dunchurch"] as const).map(place => ({
  place,
  ...looks[place],
}));
