import type { BodySource } from "./load/entry.ts";
import type { OpenSite } from "./open-site.ts";
import { ProblemsError } from "./problem.ts";
import { createRenderer, type RenderedPage } from "./render.ts";
import type { Page, Picture, Tools } from "./site.ts";

export type Job = { page: Page; body: BodySource | undefined };
type Rendering = {
  site: OpenSite;
  pictures: ReadonlyMap<string, Picture>;
  jobs: Job[];
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
};

/** Renders pages in order of the jobs. */
export async function renderPages({
  site,
  pictures,
  jobs,
  onProgress,
}: Rendering): Promise<{ rendered: RenderedPage[]; tools: Tools }> {
  const renderer = createRenderer({
    root: site.root,
    module: site.module,
    settings: site.settings,
    code: site.code,
    pictures,
  });
  const rendered = jobs.map((job, index) => {
    if (index % 100 === 0) onProgress?.({ done: index, total: jobs.length });
    return renderOne(renderer.page, job);
  });
  return { rendered, tools: renderer.tools };
}

function renderOne(
  render: (page: Page, body: BodySource | undefined) => RenderedPage,
  { page, body }: Job,
): RenderedPage {
  try {
    return render(page, body);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const file = `templates/pages/${page.template}.tsx`;
    throw new ProblemsError(
      [
        {
          code: "template/failed",
          severity: "error",
          file,
          message: `the page ${page.route} could not be made: ${message}`,
          fix: "Mend the template, or the data it was given",
        },
      ],
      { cause: error },
    );
  }
}
