import { site } from "../../content/site.ts";
import { plainPageRoute } from "../../domain/addresses.ts";
import type { SiteContent } from "../collections.ts";
import type { Chrome } from "../parts/chrome.ts";
import type { Part } from "../site-pages.ts";
import { inOrder } from "./in-order.ts";
import { socialName, socialPicture } from "./pictures.ts";

/** Privacy, terms, accessibility: whatever lies in content/pages. */
export function plainPages({ entries }: SiteContent, chrome: Chrome): Part {
  const entriesInOrder = inOrder(entries.pages);
  const others = entriesInOrder.map(({ slug, record }) => ({
    name: record.title,
    route: plainPageRoute(slug),
  }));
  return {
    pages: entriesInOrder.map(({ id, slug, file, record }) => {
      const socialImage = socialName(plainPageRoute(slug));
      const { title, description } = record;
      return {
        route: plainPageRoute(slug),
        template: "plain",
        props: { chrome, socialImage, title, description, others },
        body: id,
        images: [socialImage],
        sources: [file],
      };
    }),
    images: entriesInOrder.map(({ slug, record }) =>
      socialPicture({ route: plainPageRoute(slug), title: record.title, kicker: site.name }),
    ),
  };
}
