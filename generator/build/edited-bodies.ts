import { join } from "node:path";
import { outputFile } from "../addresses.ts";
import type { Code } from "../bundle/code.ts";
import { sayAsBefore } from "../check/still-checked.ts";
import type { BodySource } from "../load/entries/entry-text.ts";
import { entryFrom } from "../load/entries/read-entry.ts";
import { isText } from "../load/files/is-text.ts";
import { imageNames } from "../load/load.ts";
import { type EntryMemory, openEntries } from "../memory/entry-memory.ts";
import { keptAt } from "../memory/kept-output.ts";
import { keptPages, type TextPages } from "../memory/kept-pages.ts";
import { type Memory, openMemory } from "../memory/memory.ts";
import { keysBefore } from "../memory/page-key.ts";
import { shardOf } from "../memory/shards.ts";
import { type OpenSite, openSite } from "../open-site.ts";
import { pageMaker } from "../render/make-page.ts";
import type { Facts } from "../render/page-facts.ts";
import { createRenderer } from "../render/render.ts";
import { unlessItFails } from "../unless-it-fails.ts";
import { clearStaging, type Staging, stagingFor } from "../write/staging.ts";
import type { OutputFile, Written } from "../write/write.ts";
import type { BuildOptions } from "./build.ts";
import type { BuildReport } from "./build-site.ts";
import { publish } from "./publish.ts";
import { stageClock } from "./stage-clock.ts";
import { areKept, type OnlyTexts } from "./unchanged.ts";

type Editing = Pick<BuildOptions, "onStage"> & {
  root: string;
  out: string;
  cache: string;
  code: Code;
  startedMs: number;
};

/**
 * A build after nothing but bodies were edited, which most edits are: the pages that show them are made of what the
 * build before has kept, and nothing is planned. Nothing where anything else has changed or is to be said, which the
 * straight way from content to pages then does.
 */
export async function editedBodies(
  { root, out, cache, code, startedMs, onStage }: Editing,
  { stamps, inputs, output, shards }: OnlyTexts,
): Promise<Omit<BuildReport, "ms"> | undefined> {
  const { files, checked, summary } = output;
  if (checked.warnings.length > 0 || shards.length === 0 || shards.length > shardsMax)
    return undefined;
  const stage = stageClock(onStage, startedMs);
  const kept = keptPages(keptAt("pages", { cache, out }), summary.shown, shards);
  if (!kept) return undefined;
  const site = await openSite(root, { cache, code });
  const entries = openEntries(site, shards);
  const bodies = await bodiesOf(kept.texts, { site, entries, stamps, shards });
  if (!bodies) return undefined;
  const memory = openMemory(site, { out, output });
  const staging = stagingFor(out);
  clearStaging(staging);
  const made = unlessItFails(() => madeAnew(kept, { site, memory, bodies, staging }));
  if (!made || !areKept(out, files)) return undefined;
  stage("load", "only words of texts have changed");
  stage("render", `${made.files.length} of ${summary.pages} pages`);

  entries.keepEntries();
  const report = await publish(
    { site, memory, out, staging, files: amongOthers(made.files, files), stage },
    { checked, summary: { ...summary, inputs }, facts: { renewed: made.facts }, lists: {} },
  );
  const { pages, scheduled, drafts } = summary;
  const { warnings } = checked;
  return { ...report, pages, rendered: made.files.length, scheduled, drafts, gone: [], warnings };
}

/** Of more texts, all threads do more than is spared here. */
const shardsMax = 8;

/** Nothing when more of a text than its body is not as the plan knows it, or anything is to be said of it. */
async function bodiesOf(
  texts: TextPages["texts"],
  {
    site,
    entries,
    stamps,
    shards,
  }: Pick<OnlyTexts, "stamps" | "shards"> & { site: OpenSite; entries: EntryMemory },
): Promise<Map<string, BodySource> | undefined> {
  const files = [...stamps.keys()].filter(file => isText(file) && shards.includes(shardOf(file)));
  if (files.length !== Object.keys(texts).length) return undefined;
  const cache = entries.entries();
  cache.know({ stamps, texts: [] });
  const imageFiles = imageNames(site.root);
  const bodies = new Map<string, BodySource>();
  for (const file of files) {
    const [, name = ""] = file.split("/");
    const collection = site.module.site.collections[name];
    if (!collection) return undefined;
    const of = { file: { file, path: join(site.root, file) }, collection, name, imageFiles };
    const { parsed, problems } = await entryFrom(cache, of);
    if (!parsed || parsed.key !== texts[file] || problems.length > 0) return undefined;
    bodies.set(file, parsed.body);
  }
  return bodies;
}

type Anew = { files: OutputFile[]; facts: Facts };

/** The pages whose body is another one; nothing when one of them says anything else than before that checks look at. */
function madeAnew(
  kept: TextPages,
  {
    site,
    memory,
    bodies,
    staging,
  }: {
    site: OpenSite;
    memory: Memory;
    bodies: ReadonlyMap<string, BodySource>;
    staging: Staging;
  },
): Anew | undefined {
  const keys = keysBefore(site, memory.files);
  const jobs = kept.pages
    .map(({ page, file }) => {
      const body = bodies.get(file);
      return {
        page,
        body,
        path: outputFile(page.route, site.settings),
        key: keys.page(page, body),
      };
    })
    .filter(({ path, key }) => memory.files[path]?.key !== key);
  const makePages = pageMaker(createRenderer({ ...site, pictures: kept.pictures }), staging);
  const made = makePages(jobs);
  const facts: Facts = { pages: {}, parts: made.parts };
  const files: OutputFile[] = [];
  for (const [index, { page, path, key }] of jobs.entries()) {
    const one = made.pages[index];
    if (!one || !("staged" in one)) return undefined;
    facts.pages[page.route] = one.facts;
    files.push({ path, key, staged: one.staged });
  }
  const pages = jobs.map(({ page }) => page);
  return sayAsBefore(pages, { facts, memory }) ? { files, facts } : undefined;
}

/** The other files stay as they are. */
function amongOthers(anew: OutputFile[], before: Written): OutputFile[] {
  const paths = new Set(anew.map(({ path }) => path));
  const others = Object.entries(before).filter(([path]) => !paths.has(path));
  return [...others.map(([path, { key }]) => ({ path, key, kept: true }) as const), ...anew];
}
