/** What a page or a file says; what is looked for may stand anywhere in it. */
export type Source = { file: string; value: unknown };

/** Every text within a value, however deep it lies. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}
