import { relative } from "node:path";
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
  process.stdout.write(
    [
      `Wrote ${shown}, as a draft.`,
      "",
      "What to do next:",
      `  1. Write it; the comments at the top say what each line is for.`,
      "  2. See it while you write:   npx site dev",
      "  3. Take the line   draft: true   away when it is finished, then   npx site build",
      "",
    ].join("\n"),
  );
}
