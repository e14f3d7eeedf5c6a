import { lines } from "./lines.ts";
import type { Skeleton } from "./skeleton.tsx";

export const professional: Skeleton = {
  parts: [
    "Memberships and regulator in a fixed place",
    "An enquiry form that asks for the subject only",
    "Fees with what is and is not included",
    "The people, and what they are qualified in",
  ],
  bold: [lines(28, 86, [196, 148], 20)],
  lines: [
    "M254 92a18 18 0 1 1 36 0 18 18 0 0 1-36 0m10 0 6 6 10-12M264 108l-6 24 14-8 14 8-6-24",
    "M28 190h148v22H28zM28 212h148v22H28zM28 234h148v22H28zM28 256h148v22H28zM122 190v88",
    lines(134, 201, [30, 22, 30, 26], 22),
    "M28 300h148v92H28zM46 332a13 13 0 1 1 26 0 13 13 0 0 1-26 0M38 376c2-24 40-24 42 0",
    "M204 190h128v202H204zM218 216h100v22H218zM218 262h100v22H218zM218 308h100v34H218z",
  ],
  quiet: [
    lines(28, 134, [188, 170]),
    lines(306, 86, [26, 20]),
    lines(38, 201, [60, 70, 48, 64], 22),
    lines(94, 326, [66, 50, 62], 18),
    "M218 206h40M218 252h52M218 298h30",
  ],
  dashes: ["M10 172h340"],
  act: ["M218 354h100v24H218z"],
  onAct: ["M244 366h48"],
  marks: [
    [254, 124],
    [332, 190],
    [28, 190],
    [28, 300],
  ],
};
