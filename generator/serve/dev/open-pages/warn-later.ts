import { setImmediate as breathe, setTimeout as wait } from "node:timers/promises";
import { checkedPages } from "../../../check/checked-page.ts";
import { outputProblems } from "../../../check/output.ts";
import { bodyOf } from "../../../load/load.ts";
import { keysFor } from "../../../memory/page-key.ts";
import { formatProblem } from "../../../problems/format-problem.ts";
import { type Problem, ProblemsError, sortProblems } from "../../../problems/problem.ts";
import { detached, type Facts, factsOfParts, type PageFacts } from "../../../render/page-facts.ts";
import type { DevSite } from "../dev-site.ts";
import { isPassing, problemsOf } from "../problems-of.ts";
import type { Snapshot } from "../shown/snapshot.ts";

type Warnings = { all: () => Problem[]; soon: () => void; stop: () => void };

/**
 * What only shows when all pages are seen together, such as a link that leads nowhere: looked for while nothing else
 * happens, and told when it is not what was told before.
 */
export function warnLater(site: DevSite, onFound: (problems: Problem[]) => void): Warnings {
  let round = 0;
  let told: Problem[] = [];
  const known: KnownFacts = { pages: new Map(), parts: {} };
  const look = async (own: number) => {
    await wait(quietMs, undefined, { ref: false });
    const snapshot = site.snapshot();
    if (own !== round || !snapshot) return;
    const looking = { known, site, isWanted: () => own === round };
    const found = await foundIn(snapshot, looking).catch(error => problemsOf(error, site.root));
    if (!found || own !== round || textOf(found) === textOf(told)) return;
    told = found;
    onFound(found);
  };
  return {
    all: () => told,
    soon: () => void look(++round),
    stop: () => {
      round++;
    },
  };
}

function textOf(problems: Problem[]): string {
  return problems.map(formatProblem).join("\n");
}

type KnownFacts = {
  pages: Map<string, { key: string; facts: PageFacts }>;
  parts: Facts["parts"];
};

const quietMs = 700;

type Looking = { known: KnownFacts; site: DevSite; isWanted: () => boolean };

/** As in builds, what keeps pictures or pages from being made is said alone. */
async function foundIn(snapshot: Snapshot, looking: Looking): Promise<Problem[] | undefined> {
  const { site } = looking;
  try {
    const ofPictures = await pictureProblems(snapshot, looking);
    if (ofPictures.length > 0) return sortProblems(ofPictures);
    const facts = await factsOf(snapshot, looking);
    return facts && sortProblems(problemsIn(snapshot, { facts, site }));
  } catch (error) {
    // What has changed just now is looked at again.
    if (isPassing(error)) return undefined;
    throw error;
  }
}

/** Of pictures that no page shows, too, such as an icon. */
async function pictureProblems(
  snapshot: Snapshot,
  { site, isWanted }: Looking,
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { name } of snapshot.planned.plan.images) {
    await breathe();
    if (!isWanted()) return [];
    await site.images.describe([name]).catch(error => {
      if (!(error instanceof ProblemsError) || isPassing(error)) throw error;
      found.push(...error.problems);
    });
  }
  return found;
}

/** Page after page, with room for others in between; given up when there is something newer to look at. */
async function factsOf(
  snapshot: Snapshot,
  { known, site, isWanted }: Looking,
): Promise<Facts | undefined> {
  const { loaded, plan } = snapshot.planned;
  const keys = keysFor(snapshot.site, site.images.pictures);
  const pages: Facts["pages"] = {};
  for (const page of plan.pages) {
    await breathe();
    if (!isWanted()) return undefined;
    const key = keys.page(page, bodyOf(page, loaded));
    const before = known.pages.get(page.route);
    if (before?.key === key) {
      pages[page.route] = before.facts;
      continue;
    }
    const { facts, pieces } = await snapshot.render(page);
    const kept = detached(facts);
    known.pages.set(page.route, { key, facts: kept });
    pages[page.route] = kept;
    for (const [name, part] of factsOfParts(pieces)) known.parts[name] = part;
  }
  return { pages, parts: known.parts };
}

/** Not of what pages weigh: that is about what is published. */
function problemsIn(
  snapshot: Snapshot,
  { facts, site }: { facts: Facts; site: DevSite },
): Problem[] {
  const addresses = [...Object.keys(site.assets()), ...site.images.addresses()];
  const files = [
    ...addresses.map(address => address.slice(1)),
    ...snapshot.pages.keys(),
    ...snapshot.texts.keys(),
    ...snapshot.verbatim.keys(),
  ].map(path => ({ path }));
  const { plan, loaded } = snapshot.planned;
  const pages = checkedPages(plan, facts);
  const problems = outputProblems({ site: snapshot.site, plan, pages, files, loaded });
  return problems.map(problem => ({ ...problem, severity: "warning" }));
}
