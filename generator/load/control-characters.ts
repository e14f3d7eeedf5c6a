import { isObject } from "../is-object.ts";
import { placeIn, type SourceText } from "../problems/place.ts";
import { type Problem, problemAt, type Words } from "../problems/problem.ts";
import { codePoint } from "../words/code-point.ts";
import type { FrontMatter } from "./front-matter/front-matter.ts";

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
      message: `a character was garbled here when the text was read in another encoding (${codePoint(code)})`,
      fix: "Write the character that belongs here, or paste the whole text anew from where it comes",
    };
  if (otherLineEnd.test(String.fromCharCode(code)))
    return {
      message: `the end of a line as only other programs write it (${codePoint(code)}), which joins words here`,
      fix: "Take it away, and begin a new line there if that is meant",
    };
  return {
    message: `an invisible control character (${codePoint(code)})`,
    fix: "Write the words around it anew; it was most likely pasted from another program",
  };
}

const lost = 0xfffd;
/** Up to 159 stand quotation marks, dashes and the like in texts of old Windows programs, and nothing elsewhere. */
const firstOfOldWindows = 0x80;

/** Such a character that YAML makes of signs in double quotes, such as \u0007. */
export function escapedCharacter(
  { file, source }: SourceText,
  { data, yaml, yamlOffset }: FrontMatter,
): Problem | undefined {
  if (!yaml.includes("\\") || !isHeldBy(data)) return undefined;
  const written = yaml.match(escapes)?.find(isForbidden) ?? "\\";
  const at = yamlOffset + yaml.indexOf(written);
  return problemAt(placeIn({ file, source }, at, written.length), {
    code: "content/character",
    message: `between double quotes ${written} is an invisible control character`,
    fix: `Take it away, or put single quotes round the whole if ${written} is to be read`,
  });
}

function isHeldBy(value: unknown): boolean {
  if (typeof value === "string") return forbidden.test(value);
  return isObject(value) && Object.values(value).some(isHeldBy);
}

const escapes = /\\(?:[0abvfe]|x[\da-f]{2}|u[\da-f]{4})/gi;

function isForbidden(escaped: string): boolean {
  const hex = escaped.slice(2);
  return hex === "" || forbidden.test(String.fromCharCode(Number.parseInt(hex, 16)));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;
const otherLineEnd = /[\u2028\u2029]/;
/** Two more turn the direction of all that follows on the line, so that a number reads backwards. */
const refused = new RegExp(
  `${forbidden.source.slice(0, -1)}${otherLineEnd.source.slice(1, -1)}\u202d\u202e\ufffd]`,
);
