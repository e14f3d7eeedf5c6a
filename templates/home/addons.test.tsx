import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Addons } from "./addons.tsx";

test("add-ons are listed below their heading, and without any there is no heading either", () => {
  const markup = renderToStaticMarkup(<Addons addons={[{ name: "Logo", pricePence: 9900 }]} />);
  expect(markup).toMatch(/<h3>.*Logo.*£99/);
  expect(renderToStaticMarkup(<Addons addons={[]} />)).toBe("");
});
