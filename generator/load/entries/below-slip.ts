import { hash } from "../../hash.ts";
import { linesOf, type SourceText } from "../../problems/place.ts";
import type { Problem } from "../../problems/problem.ts";
import { endOfFront } from "../front-matter/front-matter-shape.ts";
import type { BodySource } from "./entry-text.ts";

/** The text below front matter of which only a line cannot be read: it can be judged all the same. */
export function bodyBelow(
  slip: Problem | undefined,
  { file, source }: SourceText,
): BodySource | undefined {
  const offset =
    slip?.code === "front-matter/yaml" ? endOfFront(source)?.bodyOffset : endLacked(slip, source);
  if (offset === undefined) return undefined;
  return { file, offset, hash: hash(source.slice(offset)) };
}

/** Where the second line of dashes belongs: known where an empty line parts all facts from the text. */
export function endLacked(slip: Problem | undefined, source: string): number | undefined {
  if (slip?.code !== "front-matter/unclosed") return undefined;
  const { starts } = linesOf(source);
  const offset = starts[slip.position?.line ?? 0];
  const below = source.slice(offset);
  return offset !== undefined && /^[ \t]*\n/.test(below) && !/^[\w-]+:(?:\s|$)/m.test(below)
    ? offset
    : undefined;
}
