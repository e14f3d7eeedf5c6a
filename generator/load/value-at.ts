/** What stands at a path within a value; nothing where the path leads out of it. */
export function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => Object(inner)[key], value);
}
