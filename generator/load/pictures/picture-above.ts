import type { SourceText } from "../../problems/place.ts";
import { type Problem, problemAt } from "../../problems/problem.ts";
import type { Collection } from "../../site.ts";
import type { FrontMatter } from "../front-matter/front-matter.ts";
import { yamlPositions } from "../front-matter/yaml-positions.ts";
import { missingPicture } from "./missing-picture.ts";
import { wrongDescription } from "./wrong-description.ts";

type Fields = { picture: Collection["picture"] | undefined };
type Above = Pick<FrontMatter, "data"> & Fields;
type Of = SourceText & { front: FrontMatter } & Fields;

/** A picture that front matter names in vain. The plan, which asks for those of all texts, has none whose facts are refused. */
export async function missingAbove(
  { file, source, front, picture }: Of,
  known: ReadonlySet<string>,
): Promise<Problem[]> {
  const field = picture?.file ?? "";
  const name = front.data[field];
  if (typeof name !== "string" || !name || known.has(name) || front.data.draft === true) return [];
  const { value: position } = (await yamlPositions({ source, front }))([field]);
  if (!position) return [];
  const words = missingPicture(name, { known, written: file => file });
  return [problemAt({ file, source, position }, { code: "image/missing", ...words })];
}

/** A picture of which nothing is said, or nothing of what it shows. Unlike one in a text it does not stop a build. */
export async function undescribedAbove({ file, source, front, picture }: Of): Promise<Problem[]> {
  const wrong = wrongWords({ data: front.data, picture });
  if (!wrong || !picture) return [];
  const find = await yamlPositions({ source, front });
  const { value: position = find([picture.file]).value } = find([picture.words]);
  if (!position) return [];
  const fix = `Say what it shows:   ${picture.words}: A shop front in Rugby`;
  return [problemAt({ file, source, position }, { ...wrong, severity: "warning", fix })];
}

/** What is wrong with what is said of a picture. */
export function wrongWords({ data, picture }: Above) {
  const [name, words] = picture ? [data[picture.file], data[picture.words] ?? ""] : [];
  // A word such as 'none' is told as a file that is not there.
  if (typeof name !== "string" || !name.includes(".")) return undefined;
  return typeof words === "string" ? wrongDescription(words, name) : undefined;
}
