import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { webCatalogue } from "../../content/catalogue.ts";
import type { Addon, Package } from "../../domain/catalogue.ts";
import type { PageTools } from "../../generator/site.ts";
import { Comparing, Fares } from "./fares.tsx";

const care: Package = {
  name: "Care",
  pricePence: 4500,
  period: "month",
  description: "We look after it.",
  features: [],
};

test("a town's page asks to compare packages only where there are several, and add-ons where some are sold", () => {
  const logo = { name: "Logo design", pricePence: 9900 };
  const words = (packages: readonly Package[], addons: readonly Addon[]) =>
    renderToStaticMarkup(<Comparing packages={packages} addons={addons} />);
  expect(words([care, care], [logo])).toContain("add-ons");
  expect(words([care, care], [])).toBe("Compare all packages");
  expect(words([care], [])).toBe("See what it includes");
});

test("a town's page says of a package what its price alone would not", () => {
  const packages = [{ ...care, note: "For a year at least." }];
  // This file's copy alone.
  Object.assign(webCatalogue, { packages });
  // Of all tools only links are used.
  const tools = { link: (route: string) => route } as PageTools;
  const markup = renderToStaticMarkup(<Fares tools={tools} name="Lutterworth" />);
  expect(markup).toContain("We look after it. For a year at least.");
  // Who goes from button to button hears nothing of the line around it.
  expect(markup).toContain('data-package="Care" aria-label="Choose Care"');
});
