import { missingPicture } from "../load/missing-picture.ts";
import type { Problem } from "../problems/problem.ts";
import { asValue, atSource, whole } from "../problems/source-of.ts";
import type { Plan } from "../site.ts";

type Of = { root: string; plan: Plan; known: ReadonlySet<string> };

/** Files of content/images that the plan asks for, such as an article's cover, and that are not there. */
export function planPictureProblems({ root, plan, known }: Of): Problem[] {
  return plan.images.flatMap(({ name, file }) => {
    if (file === undefined || known.has(file)) return [];
    const words = missingPicture(file, { known, written: name => name });
    const finding = { code: "image/missing", ...words };
    const pages = plan.pages.filter(({ images }) => images.includes(name));
    const [page] = pages;
    if (!page) return [{ ...finding, severity: "error" as const, file: `content/images/${file}` }];
    const sources = [...new Set(pages.flatMap(({ sources }) => sources))];
    const search = [asValue(file), whole(file)];
    return [atSource(root, { ...page, sources }, { ...finding, search })];
  });
}
