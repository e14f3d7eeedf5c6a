import type { BodySource } from "./load/entry.ts";
import { ProblemsError } from "./problem.ts";
import type { RenderedPage } from "./render.ts";
import type { Page } from "./site.ts";

/** Renders a page; an error of its template becomes a problem that names the page and the template. */
export function renderOne(
  render: (page: Page, body: BodySource | undefined) => RenderedPage,
  { page, body }: { page: Page; body: BodySource | undefined },
): RenderedPage {
  try {
    return render(page, body);
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new ProblemsError(
      [
        {
          code: "template/failed",
          severity: "error",
          file: `templates/pages/${page.template}.tsx`,
          message: `the page ${page.route} could not be made: ${message}`,
          fix: "Mend the template, or the data it was given",
        },
      ],
      { cause: error },
    );
  }
}
