import { readFileSync } from "node:fs";
import { filesBelow } from "../../load/files/files.ts";
import { isPicture } from "../../load/files/is-picture.ts";
import type { Problem } from "../../problems/problem.ts";
import { unlessItFails } from "../../unless-it-fails.ts";
import { verbatimFolder } from "../../verbatim-files.ts";

/** Photographs that are published as they are, with the place where they were taken: often somebody's home. */
export function toldPlaces(root: string): Problem[] {
  return filesBelow(root, verbatimFolder)
    .files.filter(({ file, path }) => isPicture(file) && tellsPlace(readFileSync(path)))
    .map(({ file }) => ({
      code: "content/place",
      severity: "warning",
      file,
      message: "this picture tells whoever downloads it where it was taken",
      fix: "Export it again without its location; what pages show lies in content/images, and is made without",
    }));
}

export function tellsPlace(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  if (/exif:GPSLatitude(?:="|>)[^"<]*[1-9]/.test(text)) return true;
  const at = facts.exec(text)?.index;
  // A block that was cut off tells nothing.
  return at !== undefined && unlessItFails(() => hasLatitude(bytes.subarray(at))) === true;
}

/** Where a block of EXIF begins: in a JPEG or an HEIC, in a PNG, in a WebP. */
const facts = /(?<=Exif\0\0|eXIf|EXIF.{4})(?:II\*\0|MM\0\*)/s;

/** EXIF is a TIFF: lists of numbered facts of twelve bytes, of which one leads to the list of the place. */
function hasLatitude(tiff: Buffer): boolean {
  const isLittle = tiff[0] === 0x49;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const valueIn = (fact: number, list: number) => {
    const places = Array.from({ length: short(list) }, (_, index) => list + 2 + 12 * index);
    const found = places.find(place => short(place) === fact);
    return found === undefined ? undefined : long(found + 8);
  };
  const place = valueIn(0x8825, long(4));
  const latitude = place === undefined ? undefined : valueIn(2, place);
  // Degrees, minutes and seconds, each with what it is divided by: a camera that does not know writes noughts.
  return latitude !== undefined && [0, 8, 16].some(part => long(latitude + part) > 0);
}
