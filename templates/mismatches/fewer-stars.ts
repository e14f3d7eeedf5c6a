import type { Review } from "../../content/rules/schemas.ts";
import type { Note } from "../../generator/site.ts";
import type { Location } from "../collections.ts";
import { townReviews } from "../location/town-reviews.ts";
import type { Source } from "./texts-in.ts";

type Rated = { name: string; rating: number };

/** 'Five-star reviews' and '5 stars', but not '4.5 stars', '4.9/5 stars' and '4.8 out of 5 stars'. */
const fiveStars = /(?<![\d.,/]|\/ |\bof )\b(?:five|5(?:\.0)?)[-‐‑\s]?(?:stars?\b|★)/i;

/** Words of five stars beside a review that gives fewer: visitors see both. */
export function fewerStars(sources: Source[]): Note[] {
  return sources.flatMap(({ file, value }) => {
    const { texts, rated } = saidIn(value);
    const fewer = rated.find(({ rating }) => rating < 5);
    return fewer ? texts.flatMap(text => noteOf(text, { file, fewer })) : [];
  });
}

/** What a town's page says, with the reviews that it shows. */
export function townsWithReviews(
  towns: Pick<Location, "file" | "record">[],
  reviews: Review[],
): Source[] {
  return towns.map(({ file, record }) => ({
    file,
    value: { record, shown: townReviews(reviews, record.name) },
  }));
}

function noteOf(text: string, { file, fewer }: { file: string; fewer: Rated }): Note[] {
  const found = fiveStars.exec(text);
  if (!found) return [];
  const { name, rating } = fewer;
  return [
    {
      code: "review/stars",
      file,
      // With the quotation mark behind it a short text is not taken for the beginning of a longer one; markdown has none.
      search: `${text}${file.endsWith(".ts") ? '"' : ""}`.slice(found.index, found.index + 28),
      message: `says '${found[0]}', and the review of '${name}' beside it gives ${rating}`,
      fix: "Take the words out, or write what is true of all reviews there",
    },
  ];
}

/** All texts but those of customers, and what these have given. */
function saidIn(value: unknown): { texts: string[]; rated: Rated[] } {
  if (typeof value === "string") return { texts: [value], rated: [] };
  if (typeof value !== "object" || value === null) return { texts: [], rated: [] };
  if ("rating" in value && "name" in value)
    return { texts: [], rated: [{ name: String(value.name), rating: Number(value.rating) }] };
  const parts = Object.values(value).map(saidIn);
  return {
    texts: parts.flatMap(({ texts }) => texts),
    rated: parts.flatMap(({ rated }) => rated),
  };
}
