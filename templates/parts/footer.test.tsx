import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Tools } from "../../generator/site.ts";
import { contentWith } from "../../tests/sample-content.ts";
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
