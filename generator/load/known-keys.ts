/** A zod object's keys, when the path leads to one; other schemas have none to offer. */
export function knownKeys(schema: unknown, path: PropertyKey[]): string[] {
  let node = bare(schema);
  for (const part of path) {
    if (!isRecord(node)) return [];
    const shape = isRecord(node.shape) ? node.shape : undefined;
    node = bare(shape?.[String(part)] ?? node.element);
  }
  return isRecord(node) && isRecord(node.shape) ? Object.keys(node.shape) : [];
}

/** Without 'optional' and 'default' round it; a list has unwrap() too, and is none of these. */
function bare(schema: unknown): unknown {
  let node = schema;
  while (isRecord(node) && !node.element && typeof node.unwrap === "function") node = node.unwrap();
  return node;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
