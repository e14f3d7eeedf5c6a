import { expect, test } from "vitest";
import { home } from "../../content/home.ts";
import { starsWithoutReview } from "./stars-without-review.ts";

const about = { ...home.about, ledger: [{ value: "5-star", label: "reviews" }] };
const hero = { ...home.hero, subheadline: "Rated 4.9 stars by shops in Rugby." };
const intro = { ...home.reviews, intro: "5-star reviews from near and far." };
const boast = { ...home, hero, about, reviews: intro };
const review = { name: "A", business: "B", text: "Good.", rating: 5, verified: true } as const;
const proof = { claim: "5-star reviews", shownOn: ["/"], evidence: "Our page at Google." };

const said = (parts: Partial<Parameters<typeof starsWithoutReview>[0]>) =>
  starsWithoutReview({ home: boast, reviews: [], claims: [], ...parts });

test("stars that the home page speaks of without a review are said, each where it stands", () => {
  expect(said({})).toMatchObject([
    {
      code: "home/stars",
      file: "content/home.ts",
      search: "4.9 stars by shops in Rugby.",
      message: "the home page says '4.9 stars', and no review stands on it any more",
    },
    { search: '5-star"', message: expect.stringContaining("'5-star'") },
  ]);
});

test("but not while there is a review, or proof that the owner holds, or without such words", () => {
  expect(said({ reviews: [review] })).toEqual([]);
  expect(said({ claims: [{ ...proof, verified: true }] })).toEqual([]);
  expect(said({ claims: [{ ...proof, verified: false }] })).toHaveLength(2);
  const modest = { ...home, about: { ...about, ledger: [{ value: "15", label: "starters" }] } };
  expect(said({ home: modest })).toEqual([]);
});
