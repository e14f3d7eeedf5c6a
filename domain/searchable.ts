/**
 * Words as a search compares them: 'Café’s' and "cafe's" are the same, and so are '1–2' and '1-2', however a phone or a
 * keyboard writes them. All quotes are one. What says where a word may break is none of its letters, and neither is what
 * came along unseen when it was copied.
 */
export function searchable(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{Cf}\p{Mn}]/gu, "")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/["\u2018-\u201d]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
