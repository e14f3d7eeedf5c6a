import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageTools } from "../../generator/site.ts";
import { contentWith } from "../../tests/sample-content.ts";
import { chromeOf } from "../plan/chrome.ts";
import { Consent, consentFiles } from "./consent.tsx";
import { Footer } from "./footer.tsx";
import { outside } from "./outside.ts";

// Of all tools only links and scripts are used.
const tools = {
  link: (route: string) => route,
  script: (name: string) => ({ src: `/${name}.js` }),
} as PageTools;
const contents = chromeOf(contentWith({}));

test.each([
  ["without a tag no page says a word of it", "", false],
  ["with one each page can ask, and reach what counts", "G-TEST123", true],
])("%s", (_, analyticsTagId, isAsked) => {
  const chrome = { ...contents, analyticsTagId };
  const said = [
    renderToStaticMarkup(<Consent tools={tools} chrome={chrome} />),
    renderToStaticMarkup(<Footer tools={tools} chrome={chrome} />),
    consentFiles(chrome)
      .map(({ path }) => path)
      .join(),
    JSON.stringify(outside(chrome)),
  ];
  expect(said.map(part => /consent|google/i.test(part))).toEqual(said.map(() => isAsked));
});
