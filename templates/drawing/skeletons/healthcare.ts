import { boxes, lines } from "./lines.ts";
import type { Skeleton } from "./skeleton.tsx";

export const healthcare: Skeleton = {
  parts: [
    "Appointment requests by day and time",
    "The team, with registration numbers",
    "Urgent advice on every page",
    "Fees, NHS or private, in plain figures",
  ],
  bold: [lines(28, 108, [112, 84], 20)],
  lines: [
    "M10 78h340",
    "M36 58v12m-6-6h12",
    boxes({ x: 172, y: 116, width: 28, height: 20, across: 5, down: 3, gap: 4 }),
    "M42 246a14 14 0 1 1 28 0 14 14 0 0 1-28 0M30 290c2-26 50-26 52 0M124 246a14 14 0 1 1 28 0 14 14 0 0 1-28 0M112 290c2-26 50-26 52 0M206 246a14 14 0 1 1 28 0 14 14 0 0 1-28 0M194 290c2-26 50-26 52 0M288 246a14 14 0 1 1 28 0 14 14 0 0 1-28 0M276 290c2-26 50-26 52 0",
    "M10 340h340",
    lines(28, 362, [70, 92], 22),
    lines(288, 362, [26, 26], 22),
  ],
  quiet: [
    lines(56, 64, [150]),
    lines(28, 154, [110, 96]),
    "M176 102h22M208 102h22M240 102h22M272 102h22M304 102h22",
    "M34 306h44M116 306h44M198 306h44M280 306h44M40 318h32M122 318h32M204 318h32M286 318h32",
  ],
  dots: [lines(132, 362, [140, 140], 22)],
  dashes: ["M10 206h340"],
  act: ["M236 140h28v20h-28z"],
  onAct: ["M244 150l4 4 8-8"],
  marks: [
    [334, 118],
    [180, 226],
    [332, 64],
    [332, 340],
  ],
};
