import type { Field, FieldMessages, Form, Rule, Values } from "./form.ts";

export type ParsedForm<F extends Form> =
  | { readonly ok: true; readonly values: Values<F> }
  | { readonly ok: false; readonly fields: FieldMessages<F> };

/** Checks a form the same way in the browser and in the service: one message a field, the first that fails. */
export function parseForm<F extends Form>(
  form: F,
  input: Readonly<Record<string, unknown>>,
): ParsedForm<F> {
  const values: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const field of form.fields) {
    const value = clean(field, input[field.name]);
    const message = fieldMessage(field, value);
    values[field.name] = value;
    if (message) fields[field.name] = message;
  }
  // The loop went through exactly the names that Values and FieldMessages are made of.
  return Object.keys(fields).length
    ? { ok: false, fields: fields as FieldMessages<F> }
    : { ok: true, values: values as Values<F> };
}

/** The required fields that hold nothing but blanks. */
export function blankFields(form: Form, input: Readonly<Record<string, unknown>>): Field[] {
  return form.fields.filter(field => field.required && !clean(field, input[field.name]));
}

/** As the forms' own rule has it. */
export function isEmailAddress(text: string): boolean {
  return shapes.email.test(text);
}

/** As the contact form's own rule has it. */
export function isPhoneNumber(text: string): boolean {
  return shapes.phone.test(text);
}

/** A plain form post sends line ends as CR LF, which must not count as two characters. */
function clean({ kind }: Field, value: unknown): string {
  const text = typeof value === "string" ? value.replace(/\r\n?/g, "\n").trim() : "";
  const seen = visible(text).trim();
  // Joiners and marks of direction belong to the writing of many languages. An address or a number has none of its own:
  // they came along when it was copied.
  return seen && (kind === "text" || kind === "textarea") ? text : seen;
}

/** Without what takes no place on the screen, or shows as a blank that trim() does not know. */
function visible(text: string): string {
  return text.replace(/[\p{Cf}\p{DI}\u2800\u{1D159}]/gu, "");
}

function fieldMessage({ required, rules }: Field, value: string): string | undefined {
  return value || required ? rules.find(rule => !passes(rule, value))?.message : undefined;
}

function passes(rule: Rule, value: string): boolean {
  if (rule.check === "required") return value !== "";
  if (rule.check === "min") return visible(value).length >= rule.length;
  if (rule.check === "max") return value.length <= rule.length;
  return shapes[rule.check].test(value);
}

/** None of these can backtrack, so that a hostile value costs no more than its length. */
const shapes = {
  // 'ann@example.co,uk' is a slip of the finger that no answer would reach; browsers refuse it too.
  email: /^[^\s@]+@[^\s@.,]+(\.[^\s@.,]+)+$/,
  // Copied from a letter or a page, its hyphens are often those that do not break, or short dashes.
  phone: /^\+?[\d\s()\u2010-\u2013-]+$/,
  url: /^https?:\/\/\S+$/i,
};
