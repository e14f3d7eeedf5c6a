import { boxes, lines } from "./lines.ts";
import type { Skeleton } from "./skeleton.tsx";

export const beauty: Skeleton = {
  parts: [
    "A treatment menu: name, minutes, price",
    "A calendar that books while you work",
    "Gift vouchers",
    "Deposit and late-cancellation terms first",
  ],
  bold: [lines(28, 84, [118, 140], 20)],
  lines: [
    "M194 68h138v152H194zM194 92h138M222 60v16M304 60v16",
    "M28 164h128v40H28z",
    lines(28, 266, [74, 52, 88, 60, 70], 24),
    lines(184, 266, [16, 16, 16, 16, 16], 24),
    "M226 276h106v26a10 10 0 0 0 0 20v26H226v-26a10 10 0 0 0 0-20z",
    "M262 326c-14-10-18-16-18-22a9 9 0 0 1 18-3 9 9 0 0 1 18 3c0 6-4 12-18 22z",
  ],
  quiet: [
    lines(28, 130, [124, 100]),
    boxes({ x: 204, y: 102, width: 14, height: 14, across: 6, down: 5, gap: 7 }),
    lines(40, 178, [96, 74]),
    lines(150, 266, [16, 16, 16, 16, 16], 24),
  ],
  dots: [lines(122, 266, [16, 16, 16, 16, 16], 24)],
  dashes: ["M10 238h340", "M300 280v64"],
  act: ["M246 144h14v14h-14z", "M28 382h172v18H28z"],
  onAct: ["M88 391h52"],
  marks: [
    [28, 238],
    [332, 150],
    [332, 276],
    [156, 164],
  ],
};
