import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { needTownsMenu } from "../../tests/pages/need-towns.ts";
import { contentWith } from "../../tests/sample-content.ts";
import { toolsAt } from "../../tests/sample-tools.tsx";
import { chromeOf } from "../plan/chrome.ts";
import { Document } from "./document.tsx";

const place = { slug: "rugby", name: "Rugby", travelTime: "Based here", bearing: null };

test.each(["/rugby-web-design", "/towns/rugby"])(
  "the menus mark a town's page at %s, whether or not it lies below another",
  route => {
    needTownsMenu();
    const chrome = { ...chromeOf(contentWith({})), locations: [{ ...place, route }] };
    const head = { title: "Rugby", description: "Rugby", nodes: [] };
    const markup = renderToStaticMarkup(
      <Document tools={toolsAt(route)} chrome={chrome} head={head}>
        <h1>Rugby</h1>
      </Document>,
    );
    expect(markup.split(`href="${route}" aria-current="page"`)).toHaveLength(3);
  },
);

test("who listens hears that the towns' list is closed, which that is, and that the menu opens a dialog", () => {
  needTownsMenu();
  const chrome = { ...chromeOf(contentWith({})), locations: [{ ...place, route: "/rugby" }] };
  const markup = renderToStaticMarkup(
    <Document
      tools={toolsAt("/")}
      chrome={chrome}
      head={{ title: "A", description: "A", nodes: [] }}
    >
      <h1>A</h1>
    </Document>,
  );
  const [, panel] = /<button[^>]* aria-expanded="false" aria-controls="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain(`id="${panel}"`);
  expect(markup).toMatch(/<button[^>]* aria-label="Menu" aria-haspopup="dialog"/);
  expect(markup).toMatch(/<dialog id="drawer"[^>]* aria-label="Menu"/);
  for (const name of ["Main", "Menu", "All pages"])
    expect(markup).toMatch(new RegExp(`<nav[^>]* aria-label="${name}"`));
});
