import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Scoreboard } from "./scoreboard.tsx";

test.each([
  ["£1,250,000", "figure"],
  ["10 to 12 weeks", "figure"],
  ["£125,000,000", "figure scoreboard-long"],
])("%s stands in a size in which it fits its place", (value, className) => {
  const markup = renderToStaticMarkup(<Scoreboard figures={[{ value, label: "raised" }]} />);
  expect(markup).toContain(`<strong class="${className}">${value}</strong>`);
});
