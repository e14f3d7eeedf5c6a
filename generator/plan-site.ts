import { codeFailure } from "./bundle/mistakes/code-failure.ts";
import { linksBeside } from "./check/links/links-beside.ts";
import { movingPictures } from "./check/plan/moving-pictures.ts";
import { planProblems } from "./check/plan/plan.ts";
import { planPartProblems } from "./check/plan/plan-parts.ts";
import { missingPictures } from "./check/plan/plan-pictures.ts";
import { today } from "./load/dates.ts";
import type { EntryCache } from "./load/entries/entry-cache.ts";
import { factProblems } from "./load/facts/fact-problems.ts";
import { type Loaded, load } from "./load/load.ts";
import { isMadeBy } from "./memory/kept-output.ts";
import type { Memory } from "./memory/memory.ts";
import type { OpenSite } from "./open-site.ts";
import { type Problem, refuse } from "./problems/problem.ts";
import { inFiles } from "./problems/source-of.ts";
import { aliasRedirects } from "./redirects.ts";
import type { ImageSource, Plan } from "./site.ts";

export type Planned = { loaded: Loaded; plan: Plan };

type Options = {
  unpublished: boolean;
  /** As which day the site is made, where that is not today. */
  day?: string | undefined;
  /** By a server that follows its files, which looks through all pages as soon as there are any. */
  isFollowed?: boolean;
  memory: { entries: () => Pick<EntryCache, "entry">; summary?: Memory["summary"] };
  /** What was judged of the facts before. */
  ahead?: { factProblems?: Problem[] | undefined };
};

/** Loads the content and plans the site; throws with every problem when anything is wrong with either. */
export async function planSite(site: OpenSite, options: Options): Promise<Planned> {
  try {
    return await planned(site, options);
  } catch (error) {
    throw await codeFailure(site.root, error);
  }
}

async function planned(site: OpenSite, options: Options): Promise<Planned> {
  const loaded = await loadSite(site, options);
  const errors = loaded.problems.filter(({ severity }) => severity === "error");
  const warnings = loaded.problems.filter(({ severity }) => severity === "warning");
  // Who writes sees the pages' warnings once there are pages.
  const besides = () => (options.isFollowed ? [] : [...warnings, ...foundBesides(site, loaded)]);
  if (errors.length > 0) refuse([...errors, ...besides()]);
  const own = site.module.site.plan(loaded.content);
  refuse(planPartProblems(own));
  const plan = withOwnParts(site, loaded, own);
  const wrong = planProblems(site, { plan, loaded });
  const lackPictures = wrong.length > 0 && wrong.every(({ code }) => code === "image/missing");
  refuse(lackPictures ? [...wrong, ...besides()] : wrong);
  const noted = [...mismatches(site, loaded), ...movingPictures(site.root, plan.images)];
  return { loaded: { ...loaded, problems: [...loaded.problems, ...noted] }, plan };
}

/** Pictures that are missing and links of texts that are wrong, as far as it is certain while others cannot be read. */
function foundBesides(site: OpenSite, loaded: Loaded): Problem[] {
  try {
    const own = site.module.site.plan(loaded.content);
    if (planPartProblems(own).length > 0) return [];
    const plan = withOwnParts(site, loaded, own);
    return [
      // Two of one name may come of two texts of one slug, which is told already.
      ...missingPictures({ root: site.root, plan, known: loaded.imageFiles }),
      ...linksBeside(site, { loaded, plan }),
    ];
  } catch {
    // Without a text that it asks for the site may not be planned at all: what is certain is said alone.
    return [];
  }
}

function mismatches({ root, module }: OpenSite, { content, drafts, scheduled }: Loaded): Problem[] {
  const notes = module.site.mismatches?.(content, [...drafts, ...scheduled]) ?? [];
  return notes.map(({ file, ...note }) => inFiles(root, [file], { ...note, severity: "warning" }));
}

function loadSite(site: OpenSite, { unpublished, day, memory, ahead }: Options): Promise<Loaded> {
  const { root } = site;
  // Typed data is part of the code: a build that succeeded with the same code has found it right.
  const judged = isMadeBy(site, memory.summary) ? [] : ahead?.factProblems;
  return load({
    root,
    site: { ...site.module.site, settings: site.settings },
    factProblems: judged ?? factProblems(root, site.module.site.facts),
    environment: site.environment,
    unpublished,
    today: day ?? today(),
    cache: memory.entries(),
  });
}

/** Adds what the generator itself knows: aliases of entries, and the pictures in their bodies. */
function withOwnParts(site: OpenSite, { content }: Loaded, plan: Plan): Plan {
  const imagesOf = new Map(
    Object.values(content.entries)
      .flat()
      .map(({ id, images }) => [id, images]),
  );
  const pages = plan.pages.map(page => {
    const inBody = page.body === undefined ? [] : (imagesOf.get(page.body) ?? []);
    return inBody.length > 0
      ? { ...page, images: [...new Set([...page.images, ...inBody])] }
      : page;
  });
  const known = new Set(plan.images.map(({ name }) => name));
  const bodyImages = [...new Set([...imagesOf.values()].flat())]
    .filter(name => !known.has(name))
    .map(bodyImage);
  return {
    ...plan,
    pages,
    images: [...plan.images, ...bodyImages],
    redirects: [...plan.redirects, ...aliasRedirects(site.module.site, content)],
  };
}

function bodyImage(name: string): ImageSource {
  return {
    name,
    file: name,
    widths: [480, 960, 1440],
    formats: ["avif", "webp", /\.png$/i.test(name) ? "png" : "jpg"],
  };
}
