/** A setting that was read, or the rest of the sentence that begins with its name. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

export function parsed<T>(value: T | undefined, problem: string): Parsed<T> {
  return value === undefined ? { ok: false, problem } : { ok: true, value };
}
