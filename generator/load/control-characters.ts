import { placeIn, type SourceText } from "../problems/place.ts";
import { type Problem, problemAt, type Words } from "../problems/problem.ts";

/** A character that neither HTML nor XML may hold, which nobody sees, or what stands in the place of a lost one. */
export function controlCharacter({ file, source }: SourceText): Problem | undefined {
  const at = source.search(refused);
  if (at === -1) return undefined;
  return problemAt(placeIn({ file, source }, at), {
    code: "content/character",
    ...wordsOn(source.charCodeAt(at)),
  });
}

function wordsOn(code: number): Words {
  if (code === lost)
    return {
      message: "a character was lost here when the file was saved in another encoding",
      fix: "Write the character that belongs here",
    };
  if (code >= firstOfOldWindows && code < 0xa0)
    return {
      message: `a character was garbled here when the text was read in another encoding (${name(code)})`,
      fix: "Write the character that belongs here, or paste the whole text anew from where it comes",
    };
  if (otherLineEnd.test(String.fromCharCode(code)))
    return {
      message: `the end of a line as only other programs write it (${name(code)}), which joins words here`,
      fix: "Take it away, and begin a new line there if that is meant",
    };
  return {
    message: `an invisible control character (${name(code)})`,
    fix: "Write the words around it anew; it was most likely pasted from another program",
  };
}

function name(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

const lost = 0xfffd;
/** Up to 159 stand quotation marks, dashes and the like in texts of old Windows programs, and nothing elsewhere. */
const firstOfOldWindows = 0x80;

const otherLineEnd = /[\u2028\u2029]/;
/** Two more turn the direction of all that follows on the line, so that a number reads backwards. */
const refused = /[^\P{Cc}\t\n\r]|[\u2028\u2029\u202d\u202e\ufffd-\uffff]/u;
