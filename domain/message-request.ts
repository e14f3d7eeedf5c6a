import type { MessageForm } from "./form.ts";

type Texts = Readonly<Record<string, string>>;

/**
 * The body of the call contact-form for a form that passed its check: each field under its name. An audit request has
 * its website inside a fixed message.
 */
export function messageRequest({ fields, request }: MessageForm, values: Texts): Texts {
  const { opening, closing = "", extra, omitEmpty } = request;
  const sent = fields.filter(({ name }) => values[name] || !omitEmpty);
  const texts = Object.fromEntries(sent.map(({ name }) => [name, values[name] ?? ""]));
  if (!opening) return { ...texts, ...extra };
  const { website = "", ...others } = texts;
  return { ...others, message: opening + website + closing, ...extra };
}
