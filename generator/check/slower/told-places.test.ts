import sharp from "sharp";
import { expect, test } from "vitest";
import { tellsPlace } from "./told-places.ts";

const create = { width: 40, height: 30, channels: 3 as const, background: "#c84" };
const place = { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1" };
const photo = (IFD3: Record<string, string> = place) => sharp({ create }).withExif({ IFD3 });

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s tells where it was taken",
  async format => {
    expect(tellsPlace(await photo().toFormat(format).toBuffer())).toBe(true);
  },
);

test("one of an iPhone, which writes the greater byte of its figures first, tells it too", () => {
  const listOf = (fact: number, { leadsTo }: { leadsTo: number }) => {
    const list = Buffer.alloc(18);
    list.writeUInt16BE(1, 0);
    list.writeUInt16BE(fact, 2);
    list.writeUInt32BE(leadsTo, 10);
    return list;
  };
  const degrees = Buffer.alloc(24);
  const tiff = [
    Buffer.from("Exif\0\0MM\0*\0\0\0\b", "latin1"),
    listOf(0x8825, { leadsTo: 26 }),
    listOf(2, { leadsTo: 44 }),
    degrees,
  ];
  expect(tellsPlace(Buffer.concat(tiff))).toBe(false);
  degrees.writeUInt32BE(52, 0);
  expect(tellsPlace(Buffer.concat(tiff))).toBe(true);
});

test.each([
  ["52,22.2N", true],
  ["0,0.0N", false],
])("one whose place stands in XMP alone, as %s: %s", async (latitude, isTold) => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${latitude}"/></rdf:RDF></x:xmpmeta>`;
  expect(tellsPlace(await sharp({ create }).withXmp(xmp).jpeg().toBuffer())).toBe(isTold);
});

test.each([
  ["no place but the date", { GPSDateStamp: "2026:11:28" }],
  ["noughts, as of a camera that does not know", { GPSLatitude: "0/1 0/1 0/1" }],
])("one with %s tells nothing", async (_what, facts: Record<string, string>) => {
  expect(tellsPlace(await photo(facts).jpeg().toBuffer())).toBe(false);
});

test("one without any such facts, or with a block that was cut off, tells nothing", async () => {
  expect(tellsPlace(await sharp({ create }).jpeg().toBuffer())).toBe(false);
  const whole = await photo().jpeg().toBuffer();
  const at = whole.indexOf("Exif\0\0");
  for (const length of [6, 10, 20, 60])
    expect(tellsPlace(whole.subarray(0, at + length))).toBe(false);
});
