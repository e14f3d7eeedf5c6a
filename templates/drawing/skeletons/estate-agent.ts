import { lines } from "./lines.ts";
import type { Skeleton } from "./skeleton.tsx";

export const estateAgent: Skeleton = {
  parts: [
    "A valuation request for sellers and landlords",
    "Listings with tenure, council tax and rating",
    "Search by street, price and bedrooms",
    "Scheme membership and fees in the footer",
  ],
  bold: [lines(28, 84, [132, 104], 20)],
  lines: [
    "M196 68h136v94H196zM210 94l24-16 24 16v24h-48zM228 118v-14h12v14",
    "M28 178h304v28H28zM130 178v28M220 178v28M282 178v28M300 192a6 6 0 1 1 12 0 6 6 0 0 1-12 0m11 5 5 5",
    "M28 228h92v116H28zM134 228h92v116h-92zM240 228h92v116h-92zM28 288h92M134 288h92M240 288h92",
    "M48 288v-22l26-18 26 18v22M66 288v-14h14v14M150 288v-26h16v-14l22 14v26M200 288v-18h16v18M250 288v-34h28v34M278 288v-24h44v24M258 264h10M290 274h10",
    "M10 364h340M34 376h24v24H34zM40 388l4 5 8-9M84 376h24v24H84zM90 388l4 5 8-9",
  ],
  quiet: [
    lines(28, 130, [126, 98]),
    "M272 88h46M272 102h36M272 116h46",
    "M40 192h60M142 192h46M232 192h28",
    lines(38, 304, [60, 44, 52]),
    lines(144, 304, [52, 66, 40]),
    lines(250, 304, [64, 40, 56]),
    lines(134, 382, [150, 110]),
  ],
  act: ["M210 130h108v22H210z"],
  onAct: ["M238 141h52"],
  marks: [
    [332, 68],
    [28, 228],
    [28, 178],
    [322, 386],
  ],
};
