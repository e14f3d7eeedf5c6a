/** What stands at a path within a value; nothing where the path leads out of it. */
export function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => Object(inner)[key], value);
}

/** The paths of all values within a value that are of a kind. */
export function pathsOf(
  value: unknown,
  isOfKind: (inner: unknown) => boolean,
  path: PropertyKey[] = [],
): PropertyKey[][] {
  if (isOfKind(value)) return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, isOfKind, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
