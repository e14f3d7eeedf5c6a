import { join } from "node:path";
import { listedFile } from "../load/files/listed-file.ts";
import { type ProblemsError, refusal, type Words } from "../problems/problem.ts";
import type { ImageSource } from "../site.ts";

export function sourceBytes(root: string, source: ImageSource): Buffer {
  const { svg } = source;
  const file = `content/images/${source.file}`;
  if (svg === undefined) return listedFile({ file, path: join(root, file) });
  return Buffer.from(typeof svg === "string" ? svg : svg());
}

export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Pictures are made side by side; each of them takes one core.
  sharp.concurrency(1);
  return sharp;
}

/** Encoders throw at once for an empty file, and later for a damaged one. */
export async function readable<T>(
  { source, bytes }: { source: ImageSource; bytes: Buffer },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw unreadable({ source, bytes }, error);
  }
}

function unreadable(
  { source, bytes }: { source: ImageSource; bytes: Buffer },
  cause: unknown,
): ProblemsError {
  const file = nameOf(source);
  const { message, fix } = isPdf(bytes) ? asDocument(file) : wordsOn(bytes, cause);
  return refusal({ code: "image/unreadable", file, message, fix }, { cause });
}

/** Such as that of a whole page, for which encoders have words of their own. */
export function tooTall(
  source: ImageSource,
  { height, tallest }: { height: number; tallest: number },
): ProblemsError {
  const pixels = (count: number) => count.toLocaleString("en-GB");
  return refusal({
    code: "image/tall",
    file: nameOf(source),
    message: `this picture would be ${pixels(height)} pixels high on its page, and can be ${pixels(tallest)} at most`,
    fix: "Cut it into several pictures, or show a part of it",
  });
}

function nameOf({ file, name }: ImageSource): string {
  return file === undefined ? name : `content/images/${file}`;
}

function wordsOn(bytes: Buffer, cause: unknown): Words {
  if (isHeic(bytes))
    return {
      message: "this is a photograph as iPhones keep it (HEIC), which few browsers can show",
      fix: "Export it as JPEG, whatever its name ends in",
    };
  if (cause instanceof Error && cause.message.includes("pixel limit"))
    return {
      message: "this picture has too many pixels to be opened",
      fix: "Scale it down; 3000 pixels are enough for its longer side",
    };
  return {
    message:
      "this cannot be read as a picture: it is empty, damaged, or of a kind that no page shows",
    fix: "Save the picture again as JPEG, PNG, WebP, AVIF or SVG",
  };
}

function isPdf(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 5) === "%PDF-";
}

function asDocument(file: string): Words {
  const name = file.replace(/^.*\//, "");
  return {
    message: "this is a document (PDF), which no page shows as a picture",
    fix: `Move it to   content/files/${name}   and link to it:   [words](/${encodeURI(name)})`,
  };
}

/** Its owner sees a photograph, and often has only renamed it to .jpg. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12));
}
