import { hash } from "../hash.ts";
import type { Problem } from "../problem.ts";
import type { BodySource } from "./entry.ts";
import { endOfFront } from "./front-matter-shape.ts";

/** The text below front matter of which only a line cannot be read: it can be judged all the same. */
export function bodyBelow(
  slip: Problem | undefined,
  { file, source }: { file: string; source: string },
): BodySource | undefined {
  const end = endOfFront(source);
  if (slip?.code !== "front-matter/yaml" || !end) return undefined;
  const offset = end.bodyOffset;
  return { file, offset, hash: hash(source.slice(offset)) };
}

/** Its facts, roughly: a line each, as far as it looks like one. */
export function roughFacts(source: string): Record<string, unknown> {
  const front = source.slice(0, endOfFront(source)?.factsEnd);
  return Object.fromEntries(
    [...front.matchAll(roughLine)].map(([, key = "", value]) => [key, value !== "false" && value]),
  );
}

const roughLine = /^[^\w\n]*(\w+)[^\w\n]*?[:=][ \t]*["'“‘]?(.*?)[ \t\r]*$/gm;
