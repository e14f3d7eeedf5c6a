type Odd = { path: string; kind: string };

/**
 * What of a value is no data: a cache would not see what is in it, and no thread could be sent it. Of a list its first
 * item is looked at, which tells of all.
 */
export function oddPart(
  value: unknown,
  path: string,
  around: readonly unknown[] = [],
): Odd | undefined {
  const kind = oddKind(value, around);
  if (kind) return { path, kind };
  if (typeof value !== "object" || value === null || value instanceof Date) return undefined;
  for (const [name, part] of Array.isArray(value) ? [[0, value[0]]] : Object.entries(value)) {
    const odd = oddPart(part, `${path}.${name}`, [...around, value]);
    if (odd) return odd;
  }
  return undefined;
}

function oddKind(value: unknown, around: readonly unknown[]): string | undefined {
  if (["function", "symbol", "bigint"].includes(typeof value)) return `a ${typeof value}`;
  if (typeof value !== "object" || value === null) return undefined;
  if (around.includes(value)) return "what it is a part of itself";
  if ("$$typeof" in value) return "an element";
  if (Array.isArray(value) || value instanceof Date) return undefined;
  const maker = Object.getPrototypeOf(value)?.constructor;
  return maker === undefined || maker.name === "Object" ? undefined : `a ${maker.name}`;
}
