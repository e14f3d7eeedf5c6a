import { fillIn, unknownPrice, unknownPriceMessage } from "../../content/fill-in.ts";
import type { PageTools } from "../../generator/site.ts";

/** The rendered markdown of a page, with our prices filled in. */
export function proseOf({ page }: PageTools, html: string): string {
  const unknown = unknownPrice(html);
  if (unknown) throw new Error(`in ${page.sources[0]}, ${unknownPriceMessage(unknown)}`);
  return fillIn(html);
}
