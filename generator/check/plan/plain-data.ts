/** The way to a part of a value, '.days.0', and what it is. */
export type Odd = { path: string; kind: string };

type Looked = Map<object, "in it" | "through">;

/**
 * The first part of a value that is no data: a cache would not see what is in it, and neither a thread nor a later build
 * would be handed it whole. Pages share most of what they hold: each object is looked at once, and told once.
 */
export function oddPart(value: unknown, looked: Looked = new Map()): Odd | undefined {
  if (typeof value !== "object" || value === null)
    return oddTypes.has(typeof value) ? { path: "", kind: `a ${typeof value}` } : undefined;
  const before = looked.get(value);
  if (before) return before === "in it" ? { path: "", kind: "an object around it" } : undefined;
  looked.set(value, "in it");
  const kind = oddKind(value);
  const odd = kind === undefined ? oddWithin(value, looked) : { path: "", kind };
  looked.set(value, "through");
  return odd;
}

const oddTypes = new Set(["function", "symbol", "bigint"]);

function oddWithin(value: object, looked: Looked): Odd | undefined {
  for (const name of Object.keys(value)) {
    const odd = oddPart(Reflect.get(value, name), looked);
    if (odd) return { ...odd, path: `.${name}${odd.path}` };
  }
  return undefined;
}

function oddKind(value: object): string | undefined {
  if ("$$typeof" in value) return "an element";
  if (Array.isArray(value) || value instanceof Date) return undefined;
  // Above a plain object stands nothing, or what all objects have in common.
  const prototype = Object.getPrototypeOf(value);
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  if (isPlain) return undefined;
  const name = prototype.constructor?.name || "class of its own";
  return `${/^[AEIO]/.test(name) ? "an" : "a"} ${name}`;
}
