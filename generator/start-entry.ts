import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { today } from "./load/dates.ts";
import type { OpenSite } from "./open-site.ts";
import { type ProblemsError, refusal } from "./problems/problem.ts";
import { nearest } from "./words/nearest.ts";
import { slugOf } from "./words/slug.ts";
import { writeNew } from "./write/write-new.ts";

/** Writes the file of a new entry from the site's starter, and answers with its name. Nothing is ever overwritten. */
export function startEntry(
  site: OpenSite,
  { singular, title }: { singular: string; title: string },
): string {
  const { collections, starters } = site.module.site;
  const known = Object.entries(collections);
  const [name] = known.find(([, candidate]) => candidate.singular === singular) ?? [];
  if (name === undefined)
    throw unknownKind(
      singular,
      known.map(([, { singular }]) => singular),
    );
  const starter = starters[name];
  if (!starter)
    throw refusal({
      code: "new/starter",
      message: `nothing says what a new ${singular} begins with`,
      fix: `Add   ${name}: title => …   to the starters of templates/site.ts, or write a file in content/${name}/ as the others there are`,
    });
  const slug = slugOf(title);
  if (!slug)
    throw refusal({
      code: "new/title",
      message: `no address can be made of the title '${title}'`,
      fix: "Give it a title with Latin letters or digits; the slug can be changed later",
    });
  if (slug === "index")
    throw refusal({
      code: "new/title",
      message: `no address can be made of the title '${title}': what is called index is the page of its folder`,
      fix: "Give it a title of more words",
    });
  const file = `content/${name}/${slug}.md`;
  const path = join(site.root, file);
  if (existsSync(path))
    throw refusal({
      code: "new/exists",
      message: `${file} is already there`,
      fix: "Open that file, or choose another title",
    });
  mkdirSync(dirname(path), { recursive: true });
  writeNew(path, starter(yamlText(title), today()));
  return file;
}

/** A title as YAML reads it back, whatever characters it holds. */
function yamlText(title: string): string {
  const plain =
    /^[\p{L}\p{N}(][^:#"'\\{}[\]&*!|>%@`]*$/u.test(title) &&
    !/^(true|false|null|[\d.+-]+)$/i.test(title);
  return plain ? title.trim() : JSON.stringify(title.trim());
}

function unknownKind(singular: string, kinds: string[]): ProblemsError {
  const meant = nearest(singular, kinds);
  return refusal({
    code: "new/kind",
    message: `there is nothing called '${singular}' to begin`,
    fix: meant ? `Did you mean   npx site new ${meant} "Title"` : `Use one of: ${kinds.join(", ")}`,
  });
}
