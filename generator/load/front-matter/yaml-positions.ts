import type { YAMLMap } from "yaml";
import { type Position, positionOf } from "../../problems/place.ts";
import { remembered } from "../../remembered.ts";
import type { FrontMatter } from "./front-matter.ts";

export type Found = { key: Position | undefined; value: Position | undefined };
export type Find = (path: PropertyKey[]) => Found;
type Source = { source: string; front: FrontMatter };

/** Where the keys and values of front matter stand. Only a run with problems pays for the parser that knows. */
export async function yamlPositions({ source, front }: Source): Promise<Find> {
  const { isMap, isScalar, isSeq, parseDocument } = await import("yaml");
  // No key stands there twice, which js-yaml has refused: each would be held against all others.
  const document = parseDocument(front.yaml, { uniqueKeys: false });
  const span = (range: readonly number[] | null | undefined): Position | undefined => {
    const [start, end] = range ?? [];
    if (start === undefined || end === undefined) return undefined;
    const lineEnd = front.yaml.indexOf("\n", start);
    const length = (lineEnd === -1 ? end : Math.min(end, lineEnd)) - start;
    return positionOf(source, front.yamlOffset + start, length);
  };
  const pairsOf = remembered(
    (map: YAMLMap) =>
      new Map(
        map.items.flatMap(pair => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])),
      ),
  );
  return path => {
    let node: unknown = document.contents;
    let key: Position | undefined;
    for (const part of path) {
      if (isSeq(node)) {
        node = node.items[Number(part)];
        continue;
      }
      const pair = isMap(node) ? pairsOf(node).get(String(part)) : undefined;
      if (!pair) return { key: undefined, value: undefined };
      key = isScalar(pair.key) ? span(pair.key.range) : undefined;
      node = pair.value;
    }
    const range = isMap(node) || isSeq(node) || isScalar(node) ? node.range : undefined;
    return { key, value: span(range) };
  };
}
