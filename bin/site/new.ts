import { relative } from "node:path";
import { openSite } from "../../generator/open-site.ts";
import { startEntry } from "../../generator/starters.ts";

export async function newCommand({
  root,
  kind,
  title,
}: {
  root: string;
  kind: string;
  title: string;
}): Promise<void> {
  const site = await openSite(root);
  const file = startEntry(site, { singular: kind, title });
  const shown = relative(process.cwd(), `${site.root}/${file}`);
  process.stdout.write(
    [
      `Wrote ${shown}, as a draft.`,
      "",
      "What to do next:",
      `  1. Write it; the comments at the top say what each line is for.`,
      "  2. See it while you write:   site dev",
      "  3. Take the line   draft: true   away when it is finished, then   site build",
      "",
    ].join("\n"),
  );
}
