import { home } from "../../content/home.ts";
import { notFound } from "../../content/not-found.ts";
import { site } from "../../content/site.ts";
import { thankYou } from "../../content/thank-you.ts";
import { routes } from "../../domain/addresses.ts";
import type { Chrome } from "../parts/chrome.ts";
import type { Part, SitePage } from "../site-pages.ts";
import { socialName, socialPicture } from "./pictures.ts";

/** The home page, the confirmation and the not-found page. */
export function singlePages(chrome: Chrome): Part {
  return {
    pages: singles.map(({ title: _, ...page }) => ({
      ...page,
      props: { chrome },
      images: [socialName(page.route)],
    })),
    images: singles.map(({ route, title }) =>
      socialPicture({ route, title, kicker: `${site.name}, ${site.address.locality}` }),
    ),
  };
}

type Single = Pick<SitePage, "route" | "sources" | "unlinked"> & {
  template: "home" | "thank-you" | "not-found";
  title: string;
};

const singles: Single[] = [
  {
    route: routes.home,
    template: "home",
    sources: ["content/home.ts", "content/catalogue.ts", "content/faqs.ts", "content/reviews.ts"],
    title: home.hero.headline,
  },
  {
    route: routes.thankYou,
    template: "thank-you",
    sources: ["content/thank-you.ts"],
    unlinked: true,
    title: thankYou.hero.headline,
  },
  {
    route: routes.notFound,
    template: "not-found",
    sources: ["content/not-found.ts"],
    title: notFound.headline,
  },
];
