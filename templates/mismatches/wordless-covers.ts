import type { Note } from "../../generator/site.ts";
import type { Article } from "../collections.ts";
import { canBeSet } from "../drawing/set-text.ts";

/** Articles whose cover would be drawn without their title, since the letters of drawings lack some of its signs. */
export function wordlessCovers(articles: Pick<Article, "file" | "record">[]): Note[] {
  return articles
    .filter(({ record: { image, title } }) => image === undefined && !canBeSet(title))
    .map(({ file }) => ({
      code: "image/cover",
      file,
      search: /^title:.*/m,
      message:
        "the letters of drawings lack signs of this title, so its cover stands without words",
      fix: "Give it a picture of its own,   image: name.jpg   with   imageAlt: what it shows   or write the title in letters such as a, é and š",
    }));
}
