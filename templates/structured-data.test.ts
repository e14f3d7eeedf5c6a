import { expect, test } from "vitest";
import { averageRating } from "./structured-data.tsx";

test.each([
  [[5, 5, 5], "5.0"],
  [[5, 5, 4], "4.7"],
  [[3], "3.0"],
])("reviews with %j stars are rated %s on average", (ratings, average) => {
  expect(averageRating(ratings.map(rating => ({ rating })))).toBe(average);
});
