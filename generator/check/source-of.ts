import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Place, placeIn } from "../place.ts";
import { type Problem, problemAt } from "../problem.ts";
import type { Page } from "../site.ts";

export type Finding = Omit<Problem, "severity" | "file" | "position" | "excerpt"> &
  Partial<Pick<Problem, "severity">>;

/**
 * Points a finding about a page at the source it comes from: the first of the page's sources that holds the text,
 * else the page's main source, else the template.
 */
export function atSource({
  root,
  page,
  search = "",
  finding,
}: {
  root: string;
  page: Page;
  /** By which its place is found, where it has one. */
  search?: string | RegExp;
  finding: Finding;
}): Problem {
  const files = page.sources.length > 0 ? page.sources : [`templates/pages/${page.template}.tsx`];
  for (const file of files) {
    const place = search && searched(search, { file, source: textOf(root, file) });
    if (place) return problemAt(place, finding);
  }
  return {
    severity: "error",
    ...finding,
    file: files[0] ?? page.route,
    message: `${finding.message} (on the page ${page.route})`,
  };
}

function searched(
  search: string | RegExp,
  of: { file: string; source: string },
): Place | undefined {
  if (typeof search === "string") {
    const offset = of.source.indexOf(search);
    return offset === -1 ? undefined : placeIn(of, offset, search.length);
  }
  const found = search.exec(of.source);
  return found ? placeIn(of, found.index, found[0].length) : undefined;
}

/** The place in the first of some files that holds one of the addresses whole, not as a part of a longer one. */
export function placeOf(root: string, files: string[], addresses: string[]): Place | undefined {
  for (const file of files) {
    const source = textOf(root, file);
    for (const address of addresses) {
      const literal = address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      const offset = source.search(new RegExp(`(?<![\\w/.#{-])${literal}(?![\\w/#-])`));
      if (offset !== -1) return placeIn({ file, source }, offset, address.length);
    }
  }
  return undefined;
}

/** A finding, and the addresses by which its line in the source can be found. */
export type Placed = Finding & { addresses?: string[] };

/** With a line where one of the addresses is written in the file. */
export function inFile(
  root: string,
  file: string,
  { addresses = [], ...finding }: Placed,
): Problem {
  const place = placeOf(root, [file], addresses);
  return place ? problemAt(place, finding) : { severity: "error", ...finding, file };
}

function textOf(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    // A page may name a source that is made, not written; the finding then stands without a line.
    return "";
  }
}
