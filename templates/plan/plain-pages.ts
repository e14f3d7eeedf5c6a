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
    pages: entriesInOrder.map(({ id, slug, file, record: { title, description } }) => ({
      route: plainPageRoute(slug),
      template: "plain",
      props: { chrome, title, description, others },
      body: id,
      images: [socialName(plainPageRoute(slug))],
      sources: [file],
    })),
    images: entriesInOrder.map(({ slug, record }) =>
      socialPicture({ route: plainPageRoute(slug), title: record.title, kicker: site.name }),
    ),
  };
}
