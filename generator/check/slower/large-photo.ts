import type { Problem } from "../../problems/problem.ts";
import { atSource, whole } from "../../problems/source-of.ts";
import type { PageFacts } from "../../render/page-facts.ts";
import type { Page, Picture, Plan } from "../../site.ts";

/** Where the picture that a page loads at once is a file of content/images, its editor can do something about it. */
export function largePhoto({
  root,
  plan,
  pictures,
  page,
  facts: { eager },
  bytes,
  limit,
}: {
  root: string;
  plan: Pick<Plan, "images">;
  pictures: ReadonlyMap<string, Picture>;
  page: Page;
  facts: Pick<PageFacts, "eager">;
  bytes: number;
  limit: number;
}): Problem | undefined {
  const image = plan.images.find(({ name }) => eager.includes(pictures.get(name)?.src ?? ""));
  const picture = image && pictures.get(image.name);
  if (image?.file === undefined || !picture) return undefined;
  // Each pixel of a narrower picture takes a little more.
  const narrower = Math.floor((picture.width * 0.9 * Math.sqrt(limit / bytes)) / 10) * 10;
  return atSource(root, page, {
    code: "budget/images",
    message: `'${image.file}' takes ${bytes} bytes; what '${page.template}' shows at once may take ${limit}`,
    fix: `Save it ${narrower} pixels wide in content/images, or take one with less detail`,
    search: whole(image.file),
  });
}
