import { home } from "../content/home.ts";
import type { Note } from "../generator/site.ts";
import type { SiteContent } from "./collections.ts";

/** What one file names and no other holds. */
export function mismatches({ entries }: SiteContent): Note[] {
  const slugs = new Set(entries.locations.map(({ slug }) => slug));
  return [...home.areas.towns, ...home.areas.furtherTowns]
    .filter(town => !slugs.has(town))
    .map(town => ({
      code: "home/town",
      file: "content/home.ts",
      search: `"${town}"`,
      message: `there is no town '${town}' in content/locations, so the home page leaves it out`,
      fix: `Use one of: ${[...slugs].join(", ")}`,
    }));
}
