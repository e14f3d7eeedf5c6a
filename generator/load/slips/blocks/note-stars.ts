import { firstOf, type Slip } from "../slip.ts";

/** '* Excludes VAT.' below 'From £199*': markdown takes it for a list of one, and its star is no longer the one of the note. */
export function noteStars(code: string): Slip[] {
  if (!code.includes("\n* ") || !starred.test(code)) return [];
  const found = loneItem.exec(code);
  if (!starred.test(code.slice(0, found?.index))) return [];
  return firstOf([found], ({ 0: item, index: at }) => ({
    at,
    length: 1,
    code: "text/list",
    message:
      "this star begins a list, so readers do not find the note that a star above stands for",
    fix: `Write it as   \\${item.trimEnd()}`,
  }));
}

/** A star behind a price or a share, and nothing but a sign of its sentence behind that; a 5* hotel has no note. */
const starred = /^(?:[^*\n]|\\\*|\*\*)*?(?:£\d[\d,.]*|\d%)\*(?=[\s.,;:)]|$)/m;
/** The only item there: empty lines stand around it, and no other item beyond them. */
const loneItem =
  /(?<=(?:^|\n)(?![*+-] |[ \t])[^\n]*\n[ \t]*\n)\* \S[^\n]*(?=\n[ \t]*\n(?![*+-] |[ \t])|\n*$)/;
