import type { Form } from "../../domain/form.ts";
import { type ParsedForm, parseForm } from "../../domain/parse-form.ts";
import type { Body } from "./body.ts";

/** What is wrong with a body, by the names of its fields. */
export type FieldTexts = Readonly<Record<string, string>>;

type ParsedBody<F extends Form> =
  | Extract<ParsedForm<F>, { ok: true }>
  | { readonly ok: false; readonly fields: FieldTexts };

/**
 * A form out of a body. The pages send nothing but texts; what another program sends in a field that may stay empty, such
 * as a list, would be lost without a word.
 */
export function parseBody<F extends Form>(form: F, body: Body): ParsedBody<F> {
  const parsed = parseForm(form, body);
  const odd = form.fields.filter(({ name, required }) => !required && isOdd(body[name]));
  if (parsed.ok && !odd.length) return parsed;
  const texts = odd.map(({ name, label }) => [name, `${label.split(" (")[0]} must be text`]);
  return {
    ok: false,
    fields: { ...(parsed.ok ? {} : parsed.fields), ...Object.fromEntries(texts) },
  };
}

function isOdd(value: unknown): boolean {
  return typeof value !== "string" && value !== undefined && value !== null;
}
