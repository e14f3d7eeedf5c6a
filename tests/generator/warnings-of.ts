import { expect } from "vitest";
import { formatProblem } from "../../generator/problems/format-problem.ts";
import { compiledSite } from "./compiled-site.ts";
import { noteWith } from "./temporary-site.ts";

/** What a build that succeeds says of a note with this text. */
export async function warningsOf(body: string, front = "title: A"): Promise<string> {
  const site = compiledSite({ "content/notes/new.md": noteWith(front, body) });
  const { warnings } = await site.build();
  const again = await site.build();
  expect(again.warnings).toEqual(warnings);
  return warnings
    .filter(({ file }) => file === "content/notes/new.md")
    .map(formatProblem)
    .join("\n\n");
}
