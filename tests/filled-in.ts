import type { Field, Form } from "../domain/form.ts";
import { parseForm } from "../domain/parse-form.ts";

/** What somebody types into the fields that a form requires, whatever else it may come to ask for. */
export function filledIn<T extends Readonly<Record<string, string>>>(form: Form, typed: T) {
  const required = form.fields.filter(field => field.required);
  const added = Object.fromEntries(required.map(({ name, kind }) => [name, samples[kind]]));
  const values = { ...added, ...typed };
  const parsed = parseForm(form, values);
  if (!parsed.ok)
    throw new Error(
      `The form ${form.id} refuses what tests fill in: ${JSON.stringify(parsed.fields)}`,
    );
  return values;
}

const samples: Readonly<Record<Field["kind"], string>> = {
  text: "Some words",
  email: "somebody@example.com",
  tel: "01632 960960",
  url: "https://www.example.com",
  textarea: "Some words, and some more.",
};
