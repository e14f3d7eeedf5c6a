import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import type { Tools } from "../../generator/site.ts";
import { contentWith } from "../../tests/sample-content.ts";
import { addressLine } from "../parts/contact/address-line.ts";
import { chromeOf } from "../plan/chrome.ts";
import { Footer } from "./footer.tsx";

// Of all tools only links are used.
const tools = { link: (route: string) => route } as Tools;

test("what a business has no pages of has no heading either", () => {
  const industries = [{ name: "Retail", route: "/retail-web-design" }];
  const chrome = { ...chromeOf(contentWith({})), industries };
  const markup = renderToStaticMarkup(<Footer tools={tools} chrome={chrome} />);
  expect(markup).toContain("Industries");
  expect(markup).not.toContain("Locations");
});

test("every page says where the business is, which search engines are told on every page too", () => {
  const markup = renderToStaticMarkup(<Footer tools={tools} chrome={chromeOf(contentWith({}))} />);
  expect(markup).toContain(renderToStaticMarkup(addressLine(site.address)));
});
