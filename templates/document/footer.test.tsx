import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { townWords } from "../../content/town-words.ts";
import { tradeWords } from "../../content/trade-words.ts";
import type { Tools } from "../../generator/site.ts";
import { contentWith } from "../../tests/sample-content.ts";
import { addressLine } from "../parts/contact/address-line.ts";
import { capital } from "../parts/words/capital.ts";
import { chromeOf } from "../plan/chrome.ts";
import { Footer } from "./footer.tsx";

// Of all tools only links are used.
const tools = { link: (route: string) => route } as Tools;

test("what a business has no pages of has no heading either", () => {
  const industries = [{ name: "Retail", route: "/retail-web-design" }];
  const chrome = { ...chromeOf(contentWith({})), industries };
  const markup = renderToStaticMarkup(<Footer tools={tools} chrome={chrome} />);
  expect(markup).toContain(`>${capital(tradeWords.plural)}<`);
  expect(markup).not.toContain(`>${capital(townWords.plural)}<`);
});

test("every page says where the business is, which search engines are told on every page too", () => {
  const markup = renderToStaticMarkup(<Footer tools={tools} chrome={chromeOf(contentWith({}))} />);
  expect(markup).toContain(renderToStaticMarkup(addressLine(site.address)));
});
