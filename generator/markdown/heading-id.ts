import { slugOf } from "../words/slug.ts";

/** The first words of a heading are enough to find it by, and every page carries its ids twice or more. */
export function headingId(text: string): string {
  const [words = "section"] = /^.{1,16}(?![^-])|^[^-]+/.exec(slugOf(text)) ?? [];
  // An id that begins with a digit is valid, but no selector finds it.
  return words.replace(/^(?=\d)/, "section-");
}
