import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { seoServices } from "../../../content/seo-services.ts";
import { Reviews } from "../../home/reviews.tsx";
import { Pair } from "../../hosting/pair.tsx";
import { Stories } from "../../seo/stories.tsx";
import { Review } from "./review.tsx";
import { ReviewRow } from "./review-row.tsx";

test.each([
  ["Ann Lee", "AL"],
  ["Ann van der Lee", "AL"],
  ["Ann", "A"],
  ["élodie (Rugby)", "É"],
])("a review of %s has the initials %s", (name, initials) => {
  const said = { business: "", location: "", text: "Good.", rating: 5, verified: true };
  const markup = renderToStaticMarkup(<Review review={{ name, ...said }} />);
  expect(markup).toContain(`>${initials}</span>`);
});

test("who listens to a review hears its stars, of how many, and no letters that stand for a name", () => {
  const said = { name: "Ann Lee", business: "", location: "", text: "Good.", verified: true };
  const markup = renderToStaticMarkup(<Review review={{ ...said, rating: 4 }} />);
  expect(markup).toContain(' role="img" aria-label="4 out of 5 stars"');
  expect(markup).toMatch(/<span[^>]* aria-hidden="true">AL</);
});

test("the place of who wrote a review goes to the next line whole", () => {
  const said = { name: "Ann", business: "A café", text: "Good.", rating: 5, verified: true };
  const markup = renderToStaticMarkup(<Review review={{ ...said, location: "Leamington Spa" }} />);
  expect(markup).toContain("A café, Leamington\u00a0Spa");
});

test("without a real review no section begins that would hold some", () => {
  const none = (
    <>
      <Reviews reviews={[]} />
      <ReviewRow id="town-reviews" tone="night" reviews={[]} />
      <Pair id="reviews" heading="From customers" reviews={[]} />
      <Stories stories={{ ...seoServices.stories, items: [] }} />
    </>
  );
  expect(renderToStaticMarkup(none)).toBe("");
});
