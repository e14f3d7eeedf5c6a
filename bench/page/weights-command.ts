import { report } from "../report.ts";
import { buildPages } from "./page-types.ts";
import { weightTable } from "./page-weight.ts";

/** `npm run bench -- weights` */
export function weightsCommand(): void {
  buildPages();
  report("weights", {
    title: "Weight of the pages",
    about: [
      "What the first view transfers: text compressed by brotli, fonts as they are, pictures that are not lazy as the largest AVIF, where there is one.",
    ],
    tables: [{ caption: "By page type:", table: weightTable() }],
    notes: [],
  });
}
