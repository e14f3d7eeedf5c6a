import { windows1252, windows1252Bytes } from "../../words/windows-1252.ts";
import { firstOf, type Slip } from "./slip.ts";

/** '£' that was saved as UTF-8 and read as a text of old Windows programs is 'Â£', and ’ is 'â€™'. */
export function garbledLetters(_code: string, text: string): Slip[] {
  if (!beginnings.some(beginning => text.includes(beginning))) return [];
  const found = [...text.matchAll(garbled)].flatMap(({ 0: seen, index }) => {
    const meant = Buffer.from(windows1252Bytes(seen)).toString();
    return meant.includes("\ufffd") ? [] : [{ seen, at: index, meant }];
  });
  return firstOf(found, ({ seen, at, meant }) => ({
    at,
    length: seen.length,
    code: "content/character",
    message: `'${seen}' is what becomes of '${meant}' in a text that was read in another encoding`,
    fix: `Write   ${meant === "\u00a0" ? "a space" : meant}   instead, or paste the whole text anew from where it comes`,
  }));
}

const beginnings = ["Â", "Ã", "â", "ð"];
/** The bytes from 128 to 191, which follow the first one of a letter. */
const follow = `[${Array.from({ length: 64 }, (_, byte) => windows1252(128 + byte).replace(/[[\]\\^-]/, "\\$&")).join("")}]`;
/** Behind a capital letter Ã is the next one of a word in capitals, such as ALEMÃ–INGLESA. */
const garbled = new RegExp(
  `(?<!«)Â[\u00a0-\u00bf]|(?<!\\p{Lu})Ã${follow}|â${follow}{2}|ð${follow}{3}`,
  "gu",
);
