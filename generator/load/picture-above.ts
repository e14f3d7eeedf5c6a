import type { SourceText } from "../problems/place.ts";
import { type Problem, problemAt } from "../problems/problem.ts";
import type { FrontMatter } from "./front-matter/front-matter.ts";
import { yamlPositions } from "./front-matter/yaml-positions.ts";
import { missingPicture } from "./missing-picture.ts";

type Of = SourceText & { front: FrontMatter; field: string | undefined };

/** A picture that front matter names in vain. The plan, which asks for those of all texts, has none whose facts are refused. */
export async function missingAbove(
  { file, source, front, field = "" }: Of,
  known: ReadonlySet<string>,
): Promise<Problem[]> {
  const name = front.data[field];
  if (typeof name !== "string" || !name || known.has(name) || front.data.draft === true) return [];
  const { value: position } = (await yamlPositions({ source, front }))([field]);
  if (!position) return [];
  const words = missingPicture(name, { known, written: file => file });
  return [problemAt({ file, source, position }, { code: "image/missing", ...words })];
}
