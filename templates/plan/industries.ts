import type { ImageSource } from "../../generator/site.ts";
import { collections, type Industry, type SiteContent } from "../collections.ts";
import { shownSkeleton } from "../drawing/skeletons/skeletons.ts";
import type { Chrome } from "../parts/chrome.ts";
import type { Part, SitePage } from "../site-pages.ts";
import { inOrder } from "./in-order.ts";
import { socialName, socialPicture } from "./pictures.ts";

export function industryPages({ entries }: SiteContent, chrome: Chrome): Part {
  const industries = inOrder(entries.industries);
  return { pages: industries.map(entry => page(entry, chrome)), images: industries.map(picture) };
}

function page(industry: Industry, chrome: Chrome): SitePage {
  const { id, file, slug, record } = industry;
  const route = collections.industries.route(industry);
  return {
    route,
    template: "industry",
    props: { chrome, slug, record },
    body: id,
    images: [socialName(route)],
    sources: [file],
  };
}

/** The page's skeleton beside its headline. */
function picture(industry: Industry): ImageSource {
  const { slug, record } = industry;
  const skeleton = shownSkeleton(slug);
  return socialPicture({
    route: collections.industries.route(industry),
    title: record.heroHeadline,
    kicker: `${record.industry}, from ${record.priceFrom}`,
    ...(skeleton && { art: { kind: "skeleton", skeleton } }),
  });
}
