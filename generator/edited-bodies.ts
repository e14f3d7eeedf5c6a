import { join } from "node:path";
import { outputFile } from "./addresses.ts";
import type { BuildOptions } from "./build.ts";
import type { BuildReport } from "./build-site.ts";
import type { Code } from "./bundle/code.ts";
import { sayAsBefore } from "./check/still-checked.ts";
import { counted } from "./counted.ts";
import type { BodySource } from "./load/entry.ts";
import { isText } from "./load/is-text.ts";
import { imageNames } from "./load/load.ts";
import { readEntry } from "./load/read-entry.ts";
import { type EntryMemory, openEntries } from "./memory/entry-memory.ts";
import { forgetOutput, keptAt } from "./memory/kept-output.ts";
import { keptPages, type TextPages } from "./memory/kept-pages.ts";
import { type Memory, openMemory } from "./memory/memory.ts";
import { keysBefore } from "./memory/page-key.ts";
import { shardOf } from "./memory/shards.ts";
import { type OpenSite, openSite } from "./open-site.ts";
import { type Job, pageMaker } from "./render/make-page.ts";
import type { Facts } from "./render/page-facts.ts";
import { createRenderer } from "./render/render.ts";
import { stageClock } from "./stage-clock.ts";
import { areKept, type OnlyTexts } from "./unchanged.ts";
import { unlessItFails } from "./unless-it-fails.ts";
import { clearStaging, type Staging, stagingFor } from "./write/staging.ts";
import { whileWriting } from "./write/while-writing.ts";
import { type OutputFile, write } from "./write/write.ts";

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
  const { checked, summary } = output;
  if (checked.warnings.length > 0 || shards.length === 0 || shards.length > shardsMax)
    return undefined;
  const stage = stageClock(onStage, startedMs);
  const place = { cache, out };
  const site = await openSite(root, { cache, code });
  const entries = openEntries(site, shards);
  const bodies = await otherBodies(site, { entries, stamps, shards });
  const kept = bodies && keptPages(keptAt("pages", place), summary.shown, shards);
  if (!kept) return undefined;
  const memory = openMemory(site, { out, output });
  const staging = stagingFor(out);
  clearStaging(staging);
  const made = unlessItFails(() => pagesOf(bodies, { site, kept, memory, staging }));
  if (!made || !areKept(out, output.files)) return undefined;
  stage("load", `${counted(bodies.size, "text")} with another body`);
  stage("render", `${made.files.length} of ${summary.pages} pages`);

  entries.keepEntries();
  forgetOutput(place);
  const files = amongOthers(made.files, memory);
  const report = whileWriting(() => {
    const written = write({ out, staging, files, before: output.files });
    memory.keep({
      files: written.files,
      checked,
      summary: { ...summary, inputs },
      facts: { renewed: made.facts },
      lists: {},
    });
    return written;
  });
  clearStaging(staging);
  stage("write", `${report.written} written, ${report.kept} kept, 0 removed`);
  const { pages, scheduled, drafts } = summary;
  const { warnings } = checked;
  return { ...report, pages, rendered: made.files.length, scheduled, drafts, gone: [], warnings };
}

/** Of more texts, all threads do more than is spared here. */
const shardsMax = 8;

/** By their files; nothing when more of a text has changed than its body, or anything is to be said of it. */
async function otherBodies(
  { root, module }: OpenSite,
  { entries, stamps, shards }: Pick<OnlyTexts, "stamps" | "shards"> & { entries: EntryMemory },
): Promise<Map<string, BodySource> | undefined> {
  const before = entries.before();
  const files = [...stamps.keys()].filter(file => isText(file) && shards.includes(shardOf(file)));
  if (files.length !== Object.keys(before).length) return undefined;
  const cache = entries.entries();
  cache.know({ stamps, texts: [] });
  const imageFiles = imageNames(root);
  const bodies = new Map<string, BodySource>();
  for (const name of files) {
    const file = { file: name, path: join(root, name) };
    const [, folder = ""] = name.split("/");
    const collection = module.site.collections[folder];
    const known = before[name]?.parsed;
    if (!collection || !known) return undefined;
    const of = { file, collection, name: folder, imageFiles };
    const { parsed, problems } = await cache.entry(file, text => readEntry(of, text), imageFiles);
    if (parsed?.key !== known.key || problems.length > 0) return undefined;
    if (parsed.body.hash !== known.body.hash) bodies.set(name, parsed.body);
  }
  return bodies;
}

/** Nothing when one of them says anything else than before that the checks look at. */
function pagesOf(
  bodies: ReadonlyMap<string, BodySource>,
  {
    site,
    kept,
    memory,
    staging,
  }: { site: OpenSite; kept: TextPages; memory: Memory; staging: Staging },
): { files: OutputFile[]; facts: Facts } | undefined {
  const jobs = kept.pages.flatMap(({ page, file }): Job[] => {
    const body = bodies.get(file);
    return body ? [{ page, body }] : [];
  });
  const makePages = pageMaker(createRenderer({ ...site, pictures: kept.pictures }), staging);
  const made = makePages(jobs);
  const pages = jobs.map(({ page }) => page);
  const routes = pages.map(({ route }) => route);
  const facts = {
    pages: Object.fromEntries(made.pages.map(({ facts }, index) => [routes[index], facts])),
    parts: made.parts,
  };
  if (!sayAsBefore(pages, { facts, memory })) return undefined;
  const keys = keysBefore(site, memory.files);
  const files = jobs.flatMap(({ page, body }, index): OutputFile[] => {
    const one = made.pages[index];
    if (!one || !("staged" in one)) return [];
    const path = outputFile(page.route, site.settings);
    return [{ path, key: keys.page(page, body), staged: one.staged }];
  });
  return { files, facts };
}

/** The other files stay as they are. */
function amongOthers(anew: OutputFile[], { files }: Memory): OutputFile[] {
  const paths = new Set(anew.map(({ path }) => path));
  const others = Object.entries(files).filter(([path]) => !paths.has(path));
  return [...others.map(([path, { key }]) => ({ path, key, kept: true }) as const), ...anew];
}
