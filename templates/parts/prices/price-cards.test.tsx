import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceCards } from "./price-cards.tsx";

test.each([
  ["£199", "figure"],
  ["£24.99", "figure"],
  ["£249.50", "figure price-card-long"],
  ["£12,345.67", "figure price-card-long"],
  ["Tailored quote", "figure price-card-words"],
])("%s stands in a size in which it fits its card", (price, className) => {
  const card = { name: "Basic", description: "For a start.", price, features: [], action: null };
  const markup = renderToStaticMarkup(<PriceCards cards={[card]} />);
  expect(markup).toContain(`<span class="${className}">${price}</span>`);
});

test.each([
  ["Weddings/christenings/parties", "Weddings/<wbr/>christenings/<wbr/>parties"],
  ["24/7 support", "24/7 support"],
])("%s breaks between words alone where a line is full", (feature, shown) => {
  const card = { name: "A", description: "B", price: "£1", features: [feature], action: null };
  expect(renderToStaticMarkup(<PriceCards cards={[card]} />)).toContain(`<li>${shown}</li>`);
});
