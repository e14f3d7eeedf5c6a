import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Comparing } from "./fares.tsx";

test("a town's page asks to compare add-ons only where some are sold", () => {
  const logo = { name: "Logo design", pricePence: 9900 };
  expect(renderToStaticMarkup(<Comparing addons={[logo]} />)).toContain("add-ons");
  expect(renderToStaticMarkup(<Comparing addons={[]} />)).toBe("Compare all packages");
});
