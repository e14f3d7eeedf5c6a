import { boxes, lines } from "./lines.ts";
import type { Skeleton } from "./skeleton.tsx";

/** For a trade that has no drawing of its own yet. */
export const general: Skeleton = {
  parts: [
    "What you do, in the first line",
    "Services with their prices",
    "Reviews from people nearby",
    "One clear way to get in touch",
  ],
  bold: [lines(28, 88, [190, 150], 22)],
  lines: [
    boxes({ x: 28, y: 236, width: 92, height: 62, across: 3, down: 1, gap: 14 }),
    "M10 318h340",
    "M28 350a12 12 0 1 1 24 0 12 12 0 0 1-24 0M210 338h122v52H210z",
  ],
  quiet: [
    lines(28, 138, [176, 150]),
    "M40 254h56M40 268h44M146 254h56M146 268h44M252 254h56M252 268h44",
    lines(62, 346, [120, 100, 112]),
  ],
  dashes: ["M10 216h340"],
  act: ["M28 170h96v26H28z"],
  onAct: ["M50 183h52"],
  marks: [
    [240, 98],
    [28, 236],
    [28, 318],
    [124, 170],
  ],
};
