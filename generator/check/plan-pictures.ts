import { missingPicture } from "../load/missing-picture.ts";
import type { Problem } from "../problem.ts";
import type { Plan } from "../site.ts";
import { asValue, atSource, whole } from "../source-of.ts";

/** Files of content/images that the plan asks for, such as an article's cover, and that are not there. */
export function planPictureProblems({
  root,
  plan,
  known,
}: {
  root: string;
  plan: Plan;
  known: ReadonlySet<string>;
}): Problem[] {
  return plan.images.flatMap(({ name, file }) => {
    if (file === undefined || known.has(file)) return [];
    const finding = {
      code: "image/missing",
      ...missingPicture(file, { known, written: name => name }),
    };
    const pages = plan.pages.filter(({ images }) => images.includes(name));
    const [page] = pages;
    if (!page) return [{ ...finding, severity: "error" as const, file: `content/images/${file}` }];
    const sources = [...new Set(pages.flatMap(({ sources }) => sources))];
    return [
      atSource(root, { ...page, sources }, { ...finding, search: [asValue(file), whole(file)] }),
    ];
  });
}
