import { makeImages } from "../images/images.ts";
import type { Stamps } from "../load/files/stamps.ts";
import { codeKey } from "../memory/code-key.ts";
import { isMadeBy } from "../memory/kept-output.ts";
import { keysBefore, keysFor, planKey, shownKey } from "../memory/page-key.ts";
import { type Planned, planSite } from "../plan-site.ts";
import { type RenderedSite, type Rendering, renderSite } from "../render/render-site.ts";
import type { Picture } from "../site.ts";
import { type Ahead, readTexts } from "./read-texts.ts";

/** A site in memory: every file it consists of, and what the checks need to know of each page. */
export type MadeSite = RenderedSite &
  Planned & {
    pictures: ReadonlyMap<string, Picture>;
    /** A hash of all that pages and other files show but bodies. */
    shown: string;
  };
export type Stage = "load" | "plan" | "bundle" | "render" | "check" | "write";
type Make = Omit<Rendering, "stage"> & {
  unpublished: boolean;
  /** As which day it is made, where that is not today. */
  day?: string | undefined;
  /** How each file of the content was when the build began. */
  stamps?: Stamps | undefined;
  ahead?: Ahead | undefined;
  stage: (stage: Stage, count: string) => void;
};

/** From content to files: load, plan, bundle, render. Pages that are kept are not rendered again. */
export async function makeSite(make: Make): Promise<MadeSite> {
  const { site, memory, stage } = make;
  const { loaded, plan } = await loadAndPlan(make);
  const planned = planKey(site, loaded);
  const images = await makeImages({
    root: site.root,
    cache: site.cache,
    sources: plan.images,
    by: { plan: planned, code: codeKey(site) },
    stamps: make.stamps,
    onProgress: make.onProgress,
  });
  const { pictures } = images;
  const assets = Object.keys(site.code.assets).length;
  stage("bundle", `${assets} files, ${pictures.size} pictures (${images.made} made)`);

  const shown = shownKey(planned, pictures);
  const isShown = memory.summary?.shown === shown;
  const keys = isShown ? keysBefore(site, memory.files) : keysFor(site, pictures);
  const rendered = await renderSite(make, { loaded, plan, images, keys, shown });
  return { loaded, plan, pictures, shown, ...rendered };
}

async function loadAndPlan(make: Make): Promise<Planned> {
  const { site, memory, unpublished, day, stage } = make;
  const ahead = make.ahead ?? (await readAhead(make));
  memory.entries().know({ stamps: make.stamps, texts: ahead.texts });
  const planned = await planSite(site, { unpublished, day, memory, ahead });
  stage("load", `${planned.loaded.bodies.size} entries`);
  stage("plan", `${planned.plan.pages.length} pages`);
  return planned;
}

/** Where they are judged anew: else most are known from before. */
async function readAhead({ pool, site, memory }: Make): Promise<Ahead> {
  if (isMadeBy(site, memory.summary)) return { texts: [] };
  return readTexts(pool, { root: site.root, module: Promise.resolve(site.module) });
}
