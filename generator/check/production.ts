import { readFileSync } from "node:fs";
import { join } from "node:path";
import { today } from "../load/dates.ts";
import type { OpenSite } from "../open-site.ts";
import { type Problem, positionOf, problemAt } from "../problem.ts";
import type { Content } from "../site.ts";

/** What the site itself says must be replaced or proven before it is published. */
export function productionProblems(site: OpenSite, content: Content): Problem[] {
  return site.module.site
    .production(content, today())
    .map(({ code, file, search, message, fix }) => {
      const source = readFileSync(join(site.root, file), "utf8");
      const offset = Math.max(0, source.indexOf(search));
      return problemAt(
        { file, source, position: positionOf(source, offset, search.length) },
        { code, message, fix },
      );
    });
}
