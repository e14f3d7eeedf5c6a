/**
 * Words as a search compares them: 'Café’s' and "cafe's" are the same, and so are '1–2' and '1-2', however a phone or a
 * keyboard writes them. All quotes are one, and what says where a word may break is none of its letters.
 */
export function searchable(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\u00ad|[\u0300-\u036f]/g, "")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/["\u2018-\u201d]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
