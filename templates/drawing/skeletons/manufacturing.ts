import { lines } from "./lines.ts";
import type { Skeleton } from "./skeleton.tsx";

export const manufacturing: Skeleton = {
  parts: [
    "A specification table a search can read",
    "The part, with its dimensions",
    "A quote request: drawing, quantity, date",
    "Certificates with scope and expiry",
  ],
  bold: [lines(28, 84, [124, 90], 20)],
  lines: [
    "M200 92h26v-14h62v14h26v52h-26v14h-62v-14h-26zM240 118a17 17 0 1 1 34 0 17 17 0 0 1-34 0",
    "M28 206h176v26H28zM28 232h176v26H28zM28 258h176v26H28zM28 284h176v26H28zM86 206v104M144 206v104",
    lines(38, 219, [30], 26),
    "M96 219h30M154 219h34",
    "M228 206h104v186H228zM240 226h80v20h-80zM240 262h36v20h-36zM284 262h36v20h-36zM240 298h80v38h-80z",
    "M28 330h50v62H28zM91 330h50v62H91zM154 330h50v62h-50zM46 376a7 7 0 1 1 14 0 7 7 0 0 1-14 0M109 376a7 7 0 1 1 14 0 7 7 0 0 1-14 0M172 376a7 7 0 1 1 14 0 7 7 0 0 1-14 0",
  ],
  quiet: [
    lines(28, 130, [120, 132, 84]),
    "M200 66V54M314 66V54M200 60h114M328 92h12M328 144h12M334 92v52M186 118h142M257 70v96",
    "M38 245h36M96 245h20M154 245h38M38 271h28M96 271h32M154 271h24M38 297h38M96 297h24M154 297h32",
    "M38 344h30M38 356h22M101 344h30M101 356h22M164 344h30M164 356h22",
  ],
  dashes: ["M10 186h340"],
  act: ["M240 352h80v26h-80z"],
  onAct: ["M258 365h44"],
  marks: [
    [28, 206],
    [186, 84],
    [332, 206],
    [28, 392],
  ],
};
