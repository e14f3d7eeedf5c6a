import { boxes, lines } from "./lines.ts";
import type { Skeleton } from "./skeleton.tsx";

export const retail: Skeleton = {
  parts: [
    "A window of what is in now",
    "A product grid with prices",
    "Opening hours and how to find the door",
    "Delivery and returns beside the basket",
  ],
  bold: [lines(44, 124, [120, 86], 20)],
  lines: [
    "M330 84v-14H30v14q15 26 30 0q15 26 30 0q15 26 30 0q15 26 30 0q15 26 30 0q15 26 30 0q15 26 30 0q15 26 30 0q15 26 30 0q15 26 30 0",
    "M30 98v74h300V98M214 172v-56h44v56M274 172v-40h40v40",
    boxes({ x: 28, y: 212, width: 64, height: 54, across: 3, down: 2, gap: 12 }),
    "M280 220h16l8 30h24l6-20h-34M308 260h1M324 260h1",
    "M10 358h340M28 384a10 10 0 1 1 20 0 10 10 0 0 1-20 0M38 378v6l4 3",
    "M206 398c7-8 10-12 10-17a10 10 0 0 0-20 0c0 5 3 9 10 17z",
  ],
  quiet: [
    "M214 134h44M224 134v-8M294 132v-16",
    "M44 252c0-24 32-24 32 0M120 252h32v-22h-32zM212 228l16 26h-32zM46 296h28v24H46zM120 320c0-30 32-30 32 0zM196 298h32v22h-32zM204 298a8 8 0 0 1 16 0",
    "M262 206v140",
    lines(280, 284, [52, 40, 48]),
    lines(60, 378, [90, 68]),
    lines(228, 378, [84, 60]),
  ],
  dashes: ["M10 192h340"],
  act: ["M280 324h52v22h-52z"],
  onAct: ["M294 335h24"],
  marks: [
    [332, 112],
    [28, 212],
    [180, 358],
    [336, 206],
  ],
};
