import { isObject } from "../../is-object.ts";
import type { Problem } from "../../problems/problem.ts";
import { atSource } from "../../problems/source-of.ts";
import { scan } from "../../render/page-scan.ts";
import { unlessItFails } from "../../unless-it-fails.ts";
import type { PageCheck } from "../checked-page.ts";
import { pageText } from "./page-text.ts";

/** Texts that search engines show as the page's own words: they must stand on the page. */
const shownKeys = new Set(["question", "acceptedAnswer", "reviewBody", "text", "headline"]);

/** Structured data never says what the page does not show. */
export function structuredDataClaims({ root, pages, htmlOf }: PageCheck): Problem[] {
  return pages.flatMap(({ page }) =>
    unshownClaims(htmlOf(page.route)).map(claim => {
      const message = `structured data says what the page does not show: '${claim.slice(0, 80)}'`;
      return atSource(root, page, {
        code: "page/structured-data",
        message,
        fix: "Show it on the page, or take it out of the structured data",
        search: claim,
      });
    }),
  );
}

/** An answer may hold tags; but what looks like one, as in '2 < 3', can also be what visitors read. */
export function unshownClaims(html: string): string[] {
  const shown = squeezed(pageText(html));
  // What is not JSON the build's own check has told already.
  const data = scan(html).structuredData.map(json => unlessItFails(() => JSON.parse(json)));
  return data
    .flatMap(claimsIn)
    .filter(claim =>
      [claim, claim.replace(/<[^>]*>/g, "")].every(words => !shown.includes(squeezed(words))),
    );
}

function claimsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(claimsIn);
  if (!isObject(node)) return [];
  const isQuestion = node["@type"] === "Question";
  return Object.entries(node).flatMap(([key, value]) => {
    const shown = shownKeys.has(key) || (isQuestion && key === "name");
    return typeof value === "string" ? (shown ? [value] : []) : claimsIn(value);
  });
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}£%]+/gu, "");
}
