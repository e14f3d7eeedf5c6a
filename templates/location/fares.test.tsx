import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { webCatalogue } from "../../content/catalogue.ts";
import type { PageTools } from "../../generator/site.ts";
import { Comparing, Fares } from "./fares.tsx";

test("a town's page asks to compare add-ons only where some are sold", () => {
  const logo = { name: "Logo design", pricePence: 9900 };
  expect(renderToStaticMarkup(<Comparing addons={[logo]} />)).toContain("add-ons");
  expect(renderToStaticMarkup(<Comparing addons={[]} />)).toBe("Compare all packages");
});

test("a town's page says of a package what its price alone would not", () => {
  const care = { name: "Care", pricePence: 4500, period: "month", features: [] } as const;
  const packages = [{ ...care, description: "We look after it.", note: "For a year at least." }];
  // This file's copy alone.
  Object.assign(webCatalogue, { packages });
  // Of all tools only links are used.
  const tools = { link: (route: string) => route } as PageTools;
  const markup = renderToStaticMarkup(<Fares tools={tools} name="Lutterworth" />);
  expect(markup).toContain("We look after it. For a year at least.");
});
