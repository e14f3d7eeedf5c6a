import { lines } from "./lines.ts";
import type { Skeleton } from "./skeleton.tsx";

export const restaurant: Skeleton = {
  parts: [
    "The menu as text, prices in a column",
    "Table booking, in one message",
    "Kitchen hours for each day",
    "Allergens one tap from a dish",
  ],
  bold: [lines(28, 84, [128, 92], 20)],
  lines: [
    "M196 70h136v108H196zM208 86h112v20H208zM208 114h50v20h-50zM270 114h50v20h-50z",
    lines(28, 228, [46, 62, 38, 54], 24),
    lines(194, 228, [52, 40, 58, 46], 24),
    lines(150, 228, [14, 14, 14, 14], 24),
    lines(316, 228, [14, 14, 14, 14], 24),
    "M10 330h340M28 352h20v16H28zM60 352h20v16H60zM92 352h20v16H92zM124 352h20v16h-20zM156 352h20v16h-20z",
    "M236 366a12 12 0 1 1 24 0 12 12 0 0 1-24 0M248 358v16m-8-8h16M274 366a12 12 0 1 1 24 0 12 12 0 0 1-24 0M278 374l16-16",
  ],
  quiet: [lines(28, 130, [120, 132, 84]), "M180 216v96", lines(28, 390, [148])],
  dots: [lines(98, 228, [46, 46, 46, 46], 24), lines(260, 228, [46, 46, 46, 46], 24)],
  dashes: ["M10 200h340"],
  act: ["M208 144h112v22H208z"],
  onAct: ["M240 155h48"],
  marks: [
    [180, 264],
    [332, 70],
    [28, 330],
    [320, 366],
  ],
};
