import { expect, test } from "vitest";
import type { Location } from "../collections.ts";
import { fewerStars, townsWithReviews } from "./fewer-stars.ts";

const review = (rating: number) => ({ name: "A. B.", text: "Five stars from me.", rating });
const said = (intro: string, ...ratings: number[]) =>
  fewerStars([{ file: "content/home.ts", value: { intro, reviews: ratings.map(review) } }]);

test("words of five stars beside a review with fewer are told where they stand", () => {
  expect(said("All of them 5-star reviews.", 5, 4)).toEqual([
    {
      code: "review/stars",
      file: "content/home.ts",
      search: '5-star reviews."',
      message: "says '5-star', and the review of 'A. B.' beside it gives 4",
      fix: expect.stringContaining("true of all reviews"),
    },
  ]);
});

test("they are found in a markdown file too, where no quotation mark stands behind them", () => {
  const value = { tagline: "Five-star food", reviews: [review(3)] };
  expect(fewerStars([{ file: "content/industries/a.md", value }])).toMatchObject([
    { search: "Five-star food" },
  ]);
});

test("a town's words are told beside the reviews that its page shows, and beside no others", () => {
  // Nothing but the file, the name and the words of a town is looked at.
  const record = { name: "Rugby", description: "Five-star food" } as Location["record"];
  const shown = (...ratings: number[]) => {
    const reviews = ratings.map(rating => ({
      ...review(rating),
      business: "A café",
      verified: true,
    }));
    return fewerStars(townsWithReviews([{ file: "content/locations/rugby.md", record }], reviews));
  };
  expect(shown(5, 5, 4)).toMatchObject([{ file: "content/locations/rugby.md" }]);
  expect(shown(5, 5, 5, 4)).toEqual([]);
});

test.each([
  ["All of them 5-star reviews.", [5, 5]],
  ["All of them 5-star reviews.", []],
  ["Rated 4.5 stars.", [4, 5]],
  ["Rated 4.8 out of 5 stars.", [4, 5]],
  ["Rated 4.9/5 stars.", [4, 5]],
  ["What customers say.", [1]],
])("'%s' beside reviews of %j stars says nothing wrong", (intro, ratings) => {
  expect(said(intro, ...ratings)).toEqual([]);
});
