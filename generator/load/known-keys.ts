import { isObject } from "../is-object.ts";

/** A zod object's keys, or those of all shapes it may have, when the path leads to one; other schemas have none. */
export function knownKeys(schema: unknown, path: PropertyKey[]): string[] {
  let node = bare(schema);
  for (const part of path) {
    if (!isObject(node)) return [];
    node = bare(shapeOf(node)[String(part)] ?? node.element);
  }
  return Object.keys(shapeOf(node));
}

function shapeOf(node: unknown): Record<string, unknown> {
  if (!isObject(node)) return {};
  if (isObject(node.shape)) return node.shape;
  return Array.isArray(node.options) ? Object.assign({}, ...node.options.map(shapeOf)) : {};
}

/** Without 'optional' and 'default' round it, and before it is changed; a list has unwrap() too, and is none of these. */
function bare(schema: unknown): unknown {
  let node = schema;
  while (isObject(node) && !node.element) {
    const inner = typeof node.unwrap === "function" ? node.unwrap() : node.in;
    if (inner === undefined) return node;
    node = inner;
  }
  return node;
}
