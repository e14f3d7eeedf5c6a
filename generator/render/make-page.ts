import type { BodySource } from "../load/entries/entry-text.ts";
import { ProblemsError, refusal } from "../problems/problem.ts";
import { templateFile } from "../problems/source-of.ts";
import type { Page } from "../site.ts";
import { type FileState, type Staging, stageIn } from "../write/staging.ts";
import { type Facts, factsOfParts, type PageFacts } from "./page-facts.ts";
import type { RenderedPage, Renderer } from "./render.ts";
import { type Part, textOf } from "./shared-parts.ts";

export type Job = { page: Page; body: BodySource | undefined };
/** A page that was made: written into the staging folder where there is one, else handed on as text. */
export type MadePage = { facts: PageFacts } & ({ staged: FileState } | { html: string });
export type MadePages = { pages: MadePage[]; parts: Facts["parts"] };

/** Makes pages, one after the other; each thread has its own. */
export function pageMaker(
  renderer: Renderer,
  staging: Staging | undefined,
): (jobs: Job[]) => MadePages {
  const stage = staging && stageIn(staging);
  return jobs => {
    const parts = new Set<Part>();
    const pages = jobs.map(job => {
      const { file, pieces, facts } = renderOne(renderer.page, job);
      for (const piece of pieces) if (typeof piece !== "string") parts.add(piece);
      return { facts, ...(stage ? { staged: stage(file, { pieces }) } : { html: textOf(pieces) }) };
    });
    return { pages, parts: Object.fromEntries(factsOfParts([...parts])) };
  };
}

/** Renders a page; an error of its template becomes a problem that names the page and the template. */
export function renderOne(
  render: (page: Page, body: BodySource | undefined) => RenderedPage,
  { page, body }: Job,
): RenderedPage {
  try {
    return render(page, body);
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw refusal(
      {
        code: "template/failed",
        file: templateFile(page.template),
        message: `the page ${page.route} could not be made: ${message}`,
        fix: "Mend the template, or the data it was given",
      },
      { cause: error },
    );
  }
}
