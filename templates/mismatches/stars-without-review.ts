import type { Claims } from "../../content/rules/fact-schemas.ts";
import type { Home } from "../../content/rules/page-schemas.ts";
import type { Review } from "../../content/rules/schemas.ts";
import type { Note } from "../../generator/site.ts";
import { textsIn } from "./texts-in.ts";

const stars = /\b(?:five|5|\d\.\d)[-‐‑\s]?(?:stars?\b|★)/i;

/** Who takes all reviews away leaves what the home page says of their stars, and nothing there bears it out. */
export function starsWithoutReview({
  home,
  reviews,
  claims,
}: {
  home: Home;
  reviews: Review[];
  claims: Claims;
}): Note[] {
  const isProven = claims.some(({ claim, verified }) => verified && stars.test(claim));
  if (reviews.length > 0 || isProven) return [];
  // The words above the reviews go with them.
  const { reviews: _, ...shown } = home;
  return textsIn(shown).flatMap(starsIn);
}

function starsIn(text: string): Note[] {
  const found = stars.exec(text);
  if (!found) return [];
  // With the quotation mark behind it a short text is not taken for the beginning of a longer one.
  const search = `${text}"`.slice(found.index, found.index + 28);
  return [
    {
      code: "home/stars",
      file: "content/home.ts",
      search,
      message: `the home page says '${found[0]}', and no review stands on it any more`,
      fix: "Take the words out, put real reviews into content/reviews.ts, or set verified: true at their claim in content/claims.ts with what proves them",
    },
  ];
}
