import { missingPicture } from "../../load/pictures/missing-picture.ts";
import type { Problem } from "../../problems/problem.ts";
import { asValue, atSource, whole } from "../../problems/source-of.ts";
import type { ImageSource, Plan } from "../../site.ts";

type Of = { root: string; plan: Plan; known: ReadonlySet<string> };

/** Pictures of the plan that a page could not show, or in whose place it would show another one. */
export function planPictureProblems(of: Of): Problem[] {
  return [...missingPictures(of), ...namesOfTwo(of.plan)];
}

/** Files of content/images that the plan asks for, such as an article's cover, and that are not there. */
export function missingPictures({ root, plan, known }: Of): Problem[] {
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

/** Pages name a picture, and would show the last of two. One photograph may be asked for by several. */
function namesOfTwo({ images, pages }: Plan): Problem[] {
  // A picture made for a page is often called by its address: of one that is taken twice, that is what is told.
  if (new Set(pages.map(({ route }) => route)).size < pages.length) return [];
  const named = new Map<string, ImageSource>();
  return images.flatMap((image): Problem[] => {
    const { name, file } = image;
    const other = named.get(name);
    named.set(name, image);
    if (!other || (file !== undefined && file === other.file)) return [];
    return [
      {
        code: "plan/picture",
        severity: "error",
        file: "templates/site.ts",
        message: `two pictures of the plan are called '${name}', so some page would show the wrong one`,
        fix: "Give one of the two another name",
      },
    ];
  });
}
