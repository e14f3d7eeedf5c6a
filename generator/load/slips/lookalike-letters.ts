import { firstOf, type Slip } from "./slip.ts";

/**
 * '𝗢𝘂𝗿 𝗽𝗿𝗶𝗰𝗲𝘀' from a page that makes letters for social networks, and 'ﬁne' from a printed page: nobody finds such
 * words, and screen readers spell them or leave them out.
 */
export function lookalikeLetters(code: string): Slip[] {
  if (!beginning.test(code)) return [];
  return firstOf([...code.matchAll(lookalike)], ({ 0: signs, index: at }) => ({
    at,
    length: signs.length,
    code: "content/character",
    message: "these signs only look like letters, so searches and screen readers miss the word",
    fix: `Write it as   ${signs.normalize("NFKC")}`,
  }));
}

const beginning = /[\ud835\ufb00-\ufb06]/;
/** One sign alone may be of a formula. */
const lookalike =
  /[\u{1D400}-\u{1D7FF}]{2,}(?: [\u{1D400}-\u{1D7FF}]{2,})*|\p{L}{0,30}[\ufb00-\ufb06]\p{L}*/gu;
