import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { seoServices } from "../../content/seo-services.ts";
import { Reviews } from "../home/reviews.tsx";
import { Pair } from "../hosting/pair.tsx";
import { Stories } from "../seo/stories.tsx";
import { ReviewRow } from "./review-row.tsx";

test("without a real review no section begins that would hold some", () => {
  const none = (
    <>
      <Reviews reviews={[]} />
      <ReviewRow id="town-reviews" reviews={[]} />
      <Pair id="reviews" heading="From customers" reviews={[]} />
      <Stories stories={{ ...seoServices.stories, items: [] }} />
    </>
  );
  expect(renderToStaticMarkup(none)).toBe("");
});
