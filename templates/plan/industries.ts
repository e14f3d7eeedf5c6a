import { industryRoute } from "../../domain/addresses.ts";
import type { ImageSource, Page, Plan } from "../../generator/site.ts";
import type { Industry, SiteContent } from "../collections.ts";
import { skeletonOf } from "../drawing/skeletons/skeletons.ts";
import type { IndustryProps } from "../pages/industry.tsx";
import type { Chrome } from "../parts/chrome.ts";
import { socialName, socialPicture } from "./pictures.ts";

export function industryPages(
  { entries }: SiteContent,
  chrome: Chrome,
): Pick<Plan, "pages" | "images"> {
  const industries = [...entries.industries].sort((a, b) => a.record.order - b.record.order);
  return { pages: industries.map(entry => page(entry, chrome)), images: industries.map(picture) };
}

function page({ id, file, slug, record }: Industry, chrome: Chrome): Page {
  const route = industryRoute(slug);
  const socialImage = socialName(route);
  const props: IndustryProps = { chrome, slug, record, socialImage };
  return { route, template: "industry", props, body: id, images: [socialImage], sources: [file] };
}

/** The page's skeleton beside its headline. */
function picture({ slug, record }: Industry): ImageSource {
  return socialPicture({
    route: industryRoute(slug),
    title: record.heroHeadline,
    kicker: `${record.industry}, from ${record.priceFrom}`,
    art: { kind: "skeleton", skeleton: skeletonOf(slug) },
  });
}
