/**
 * Whether a value is nothing but texts, numbers, lists and the like, which come back from a file as they were. An
 * address as a URL or an element of React does not. Pages share most of what they hold: each object is looked at once.
 */
export function isPlainData(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value !== "object" || value === null)
    return typeof value !== "function" && typeof value !== "symbol";
  if (seen.has(value)) return true;
  seen.add(value);
  const isPlain = Array.isArray(value) || !isMadeByClass(value);
  return isPlain && Object.values(value).every(part => isPlainData(part, seen));
}

/** Above a plain object stands nothing, or what all objects have in common. */
function isMadeByClass(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype !== null && Object.getPrototypeOf(prototype) !== null;
}
