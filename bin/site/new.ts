import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { openSite } from "../../generator/open-site.ts";
import { startEntry } from "../../generator/start-entry.ts";

export async function newCommand({
  root,
  kind,
  words,
}: {
  root: string;
  kind: string;
  words: string[];
}): Promise<void> {
  const site = await openSite(root);
  // A title that was copied may bring the line break behind it.
  const title = words.join(" ").replace(/\s+/g, " ").trim();
  const file = startEntry(site, { singular: kind, title });
  const shown = relative(process.cwd(), `${site.root}/${file}`);
  process.stdout.write(advice(shown, readFileSync(join(site.root, file), "utf8")));
}

/** What an entry begins with is the site's own: it need not be a draft, nor explain its lines. */
function advice(file: string, begun: string): string {
  const isDraft = /^draft: true$/m.test(begun);
  const isExplained = /^# /m.test(begun.split(/^---$/m)[1] ?? "");
  return [
    `Wrote ${file}${isDraft ? ", as a draft" : ""}.`,
    "",
    "What to do next:",
    `  1. Write it${isExplained ? "; the comments at the top say what each line is for" : ""}.`,
    "  2. See it while you write:   npx site dev",
    `  3. ${isDraft ? "Take the line   draft: true   away when it is finished, then" : "When it is finished:"}   npx site build`,
    "",
  ].join("\n");
}
