import { expect, test } from "vitest";
import type { Review } from "../../content/rules/schemas.ts";
import { townReviews } from "./town-reviews.ts";

const review = (name: string, location: string): Review => ({
  name,
  location,
  business: "A shop",
  text: `Words of ${name}.`,
  rating: 5,
  verified: true,
});

test("a town's page shows three of many reviews, those from the town first", () => {
  const reviews = [
    ...["A", "B", "C", "D"].map(name => review(name, "Rugby")),
    review("E", "Coventry"),
  ];
  const shown = (town: string) => townReviews(reviews, town).map(({ name }) => name);
  expect(shown("Coventry")).toEqual(["E", "A", "B"]);
  expect(shown("Hinckley")).toEqual(["A", "B", "C"]);
});
