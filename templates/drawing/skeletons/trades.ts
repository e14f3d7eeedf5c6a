import { boxes, lines } from "./lines.ts";
import type { Skeleton } from "./skeleton.tsx";

export const trades: Skeleton = {
  parts: [
    "A call bar that stays under the thumb",
    "The area you cover, on a map",
    "Photographs of finished jobs",
    "Registration numbers at the top",
  ],
  bold: [lines(28, 84, [150, 104], 20)],
  lines: [
    "M42 162l12 5v9c0 7-5 12-12 15-7-3-12-8-12-15v-9zm-5 14 4 4 7-8M84 162l12 5v9c0 7-5 12-12 15-7-3-12-8-12-15v-9zm-5 14 4 4 7-8",
    "M204 70h128v124H204z",
    "M10 214h340",
    boxes({ x: 28, y: 232, width: 92, height: 52, across: 3, down: 2, gap: 14 }),
  ],
  quiet: [
    lines(28, 130, [120, 104]),
    lines(108, 172, [54, 40]),
    "M204 156l40-30 22 8 30-34 36-10M244 194l6-68M266 134l14 60M296 100l-8-30",
    "M28 284l34-34 24 24 12-12 22 22M134 270l30-20 62 34M240 284l40-44 52 44M28 350l50-40 42 40M134 350l46-50 46 50M240 330l50-20 42 26",
  ],
  dashes: ["M224 132a44 44 0 1 1 88 0 44 44 0 0 1-88 0"],
  act: ["M268 146c9-10 13-16 13-23a13 13 0 0 0-26 0c0 7 4 13 13 23z", "M10 364h340v46H10z"],
  onAct: ["M126 377h-6v6c0 10 8 18 18 18h6v-7l-7-3-4 4c-4-2-6-5-7-8l4-4zM160 387h80"],
  marks: [
    [332, 364],
    [332, 70],
    [28, 232],
    [172, 176],
  ],
};
