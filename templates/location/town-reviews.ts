import type { Review } from "../../content/rules/schemas.ts";

/** One row of them: with all that a business gathers over the years each town's page would outgrow its weight. */
const townReviewsMax = 3;

/** What customers of the town say, and others where there are not enough. */
export function townReviews(reviews: Review[], town: string): Review[] {
  return [...reviews]
    .sort((a, b) => Number(b.location === town) - Number(a.location === town))
    .slice(0, townReviewsMax);
}
