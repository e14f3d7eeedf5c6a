import type { Page } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Review } from "../../templates/parts/reviews/review.tsx";

/** Reviews at the end of the page: a business that has none yet shows none, and how they look is tested all the same. */
export async function addReviews(page: Page, count: number): Promise<void> {
  const review = { name: "Ann Example", business: "A bakery", text: "Good.", rating: 5 };
  const markup = renderToStaticMarkup(
    createElement(Review, { review: { ...review, verified: true } }),
  );
  await page
    .locator("main")
    .evaluate((main, html) => main.insertAdjacentHTML("beforeend", html), markup.repeat(count));
}
