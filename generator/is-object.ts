/** What has keys that can be asked for: lists are objects, too. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
