import { readFileSync } from "node:fs";
import { join } from "node:path";
import { outputFile } from "../addresses.ts";
import { hash } from "../hash.ts";
import type { Loaded } from "../load/load.ts";
import type { Checked } from "../memory/kept-output.ts";
import type { Memory } from "../memory/memory.ts";
import type { OpenSite } from "../open-site.ts";
import { sortProblems } from "../problems/problem.ts";
import type { Facts } from "../render/page-facts.ts";
import { type Staging, stagedFile } from "../write/staging.ts";
import type { OutputFile } from "../write/write.ts";
import { type CheckedSite, checkedPages } from "./checked-page.ts";
import { headMarks } from "./heads.ts";
import { heaviestLengths, heavyPages } from "./heavy-pages.ts";
import { outputProblems } from "./output.ts";
import { checkedAgain } from "./still-checked.ts";

type Check = {
  site: OpenSite;
  made: CheckedSite;
  memory: Memory;
  out: string;
  staging: Staging;
};

/** A site whose files all have the keys of a checked one, or whose pages say the same, needs no second check. */
export async function checkBuild({ site, made, memory, out, staging }: Check): Promise<{
  checked: Checked;
  facts: Parameters<Memory["keep"]>[0]["facts"];
}> {
  const of = lookedAt(made);
  if (memory.checked?.of === of) return { checked: memory.checked, facts: { renewed: noFacts } };
  const again = checkedAgain(site, made, memory);
  if (again) return { checked: { ...again, of }, facts: { renewed: made.facts } };
  const everyPageIsNew = made.rendered === made.plan.pages.length;
  const before = everyPageIsNew ? noFacts : memory.facts();
  const facts = factsNow(made, before);
  const htmlOf = (route: string) => {
    const path = outputFile(route, site.settings);
    const isNew = made.facts.pages[route] !== undefined;
    return readFileSync(isNew ? stagedFile(staging, path) : join(out, path), "utf8");
  };
  const { plan, files, loaded, weights } = made;
  const pages = checkedPages(plan, facts);
  // Compressing keeps other threads busy while this one follows the links.
  const weighing = heavyPages({ site, pages, known: facts, weights, htmlOf });
  const found = outputProblems({ site, plan, pages, files, loaded });
  const heaviest = heaviestLengths(pages);
  const heads = pages.flatMap(headMarks);
  const warnings = sortProblems([...found, ...(await weighing)]);
  const ofPages = warnings.length - sortProblems(loaded.problems).length;
  return { checked: { of, warnings, ofPages, heaviest, heads }, facts };
}

/**
 * What is said of a text names its file and line, which may be others now though every file of the site is the same. No
 * call takes as many arguments as a site of 50,000 texts, each with an alias, has files.
 */
export function lookedAt({
  files,
  loaded,
}: {
  files: Pick<OutputFile, "path" | "key">[];
  loaded: Pick<Loaded, "key" | "problems">;
}): string {
  const written = JSON.stringify(files.map(({ path, key }) => [path, key]));
  return hash(written, loaded.key, JSON.stringify(loaded.problems));
}

const noFacts: Facts = { pages: {}, parts: {} };

/** Of each page of the plan, from this build or from the one that rendered it; parts that none of them has are gone. */
function factsNow({ plan, facts }: CheckedSite, before: Facts): Facts {
  const pages: Facts["pages"] = {};
  const parts: Facts["parts"] = {};
  for (const { route } of plan.pages) {
    const page = facts.pages[route] ?? before.pages[route];
    if (!page) continue;
    pages[route] = page;
    for (const key of page.parts) {
      const part = facts.parts[key] ?? before.parts[key];
      if (part) parts[key] = part;
    }
  }
  return { pages, parts };
}
