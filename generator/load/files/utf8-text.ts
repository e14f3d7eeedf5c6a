import { readFileSync } from "node:fs";
import { placeIn } from "../../problems/place.ts";
import { type Finding, type Problem, problemAt } from "../../problems/problem.ts";
import { systemCode } from "../../system/system-code.ts";
import { windows1252 } from "../../words/windows-1252.ts";
import type { FoundFile } from "./files.ts";
import { takenAway } from "./listed-file.ts";

/** UTF-8 without its byte order mark, in plain lines, or what is wrong with the bytes of a file. */
export function utf8Text({ file, path }: FoundFile): string | Problem {
  try {
    const text = readFileSync(path, "utf8");
    const known = mayBeOther(text) ? decoded(file, readFileSync(path)) : text;
    return typeof known === "string" ? plainLines(known) : known;
  } catch (error) {
    const finding = unread[systemCode(error) ?? ""];
    if (!finding) throw error;
    return { severity: "error", file, ...finding };
  }
}

const unread: Record<string, Finding> = {
  EACCES: {
    code: "system/eacces",
    message: "this file may not be read by you",
    fix: "Change its owner or its permissions",
  },
  ENOENT: takenAway,
};

/**
 * Lines of Windows end in two signs, those of old Macs in another one, and word processors leave spaces there that
 * nobody sees and markdown takes for words: of none of these has any rule about lines to know.
 */
function plainLines(text: string): string {
  const lines = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  return unseen.test(lines) ? lines.replace(unseenBefore, "").replace(unseenBehind, "") : lines;
}

/** Spaces that do not break or have a width of their own, and ends of lines as other programs write them. */
const spaces = String.raw`\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const noWidth = String.raw`\u200b\u2060\ufeff`;
const unseen = new RegExp(`[${spaces}${noWidth}]`);
const unseenBefore = new RegExp(`(?<![^\\n])[${noWidth}]+`, "g");
/** Looked for from where a run of spaces begins: a text of nothing but spaces must be read as quickly as any. */
const run = String.raw`[ \t${spaces}${noWidth}]`;
const unseenBehind = new RegExp(`(?<!${run})[ \\t]*${unseen.source}${run}*(?![^\\n])`, "g");

/** Nearly all are the text they seem to be. Behind bytes that are none stands the sign of a lost character. */
function mayBeOther(text: string): boolean {
  const begun = text.slice(0, 5);
  const isOther = begun.includes("\0") || /^(?:\ufeff|PK|\{\\rtf)/.test(begun);
  return isOther || text.includes("\ufffd");
}

function decoded(file: string, bytes: Buffer): string | Problem {
  const begun = bytes.toString("latin1", 0, 5);
  if (wordsBeginnings.some(beginning => begun.startsWith(beginning))) return wordFile(file);
  if (isUtf16(bytes)) return utf16(file);
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undecodable(file, bytes);
  }
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/** Often only one pasted character is of another encoding: the first one is shown. */
function undecodable(file: string, bytes: Buffer): Problem {
  const text = bytes.toString();
  const before = text.slice(0, Math.max(0, text.indexOf("\uFFFD")));
  const source = before + [...bytes.subarray(Buffer.byteLength(before))].map(windows1252).join("");
  const place = placeIn({ file, source }, before.length);
  return problemAt(place, { ...finding, message: "the file is not UTF-8 text" });
}

/** A byte order mark, or a zero in every other byte, as in any text that begins with English letters. */
function isUtf16([first, second, third, fourth]: Buffer): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isEmpty = first === 0 && second === 0;
  return isMarked || (!isEmpty && ((first === 0 && third === 0) || (second === 0 && fourth === 0)));
}

function utf16(file: string): Problem {
  return problemAt(
    { file, source: "", position: { line: 1, column: 1, length: 3 } },
    { ...finding, message: "the file is UTF-16, not UTF-8 text" },
  );
}

/** Whatever their names end in, Word's files are archives, or what it wrote before these: .doc and .rtf. */
const wordsBeginnings = ["PK\x03\x04", "\xd0\xcf\x11\xe0", "{\\rtf"];

function wordFile(file: string): Problem {
  return {
    code: finding.code,
    severity: "error",
    file,
    message: "this is a document of Word or of another such program, not plain text",
    fix: "Save it there as plain text (.txt, in UTF-8), then give it this name again",
  };
}

const finding = {
  code: "content/encoding",
  fix: "Save the file as UTF-8 (in Notepad: Save as … Encoding: UTF-8)",
};
