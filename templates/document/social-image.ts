import type { PageTools, Picture } from "../../generator/site.ts";

/** The picture for shared links, which the plan names first of a page's. */
export function socialImage({ image, page: { images } }: PageTools): Picture {
  return image(images[0] ?? "");
}
