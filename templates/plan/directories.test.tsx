import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { townWords } from "../../content/town-words.ts";
import type { Tools } from "../../generator/site.ts";
import { contentWith } from "../../tests/sample-content.ts";
import { Footer } from "../document/footer.tsx";
import { Places } from "../document/places.tsx";
import type { Chrome } from "../parts/chrome.ts";
import { linksMax } from "../parts/links-shown.ts";
import { chromeOf } from "./chrome.ts";
import { directoryPages } from "./directories.ts";

// Of all tools only links are used.
const tools = { link: (route: string) => route } as Tools;

function chromeWith(towns: number): Chrome {
  const locations = Array.from({ length: towns }, (_, index) => {
    const slug = `town-${String.fromCodePoint(97 + ((index * 7) % 26))}`;
    return { slug, name: slug, route: `/${slug}`, travelTime: `${index} minutes`, bearing: null };
  });
  return { ...chromeOf(contentWith({})), locations };
}

test("as many towns as menu and footer have room for stand there, and need no list of their own", () => {
  const chrome = chromeWith(linksMax);
  const footer = renderToStaticMarkup(<Footer tools={tools} chrome={chrome} />);
  for (const { route } of chrome.locations) expect(footer).toContain(`href="${route}"`);
  expect(footer).not.toContain('href="/locations"');
  expect(directoryPages(chrome)).toEqual({ pages: [], images: [] });
});

test("of more towns every page shows the first ones and leads to the list of all, by name", () => {
  const chrome = chromeWith(26);
  const shown = [
    <Footer key="f" tools={tools} chrome={chrome} />,
    <Places key="p" tools={tools} places={chrome.locations} here="/" />,
  ];
  for (const markup of shown.map(element => renderToStaticMarkup(element))) {
    expect(markup.match(/href="\/town-/g)).toHaveLength(linksMax);
    expect(markup).toMatch(`href="/locations">All 26 ${townWords.plural}`);
  }
  const { pages, images } = directoryPages(chrome);
  expect(pages.map(({ route }) => route)).toEqual(["/locations"]);
  expect(images).toHaveLength(1);
  expect(pages[0]?.props).toMatchObject({
    links: chrome.locations
      .map(({ name, travelTime }) => ({ name, note: travelTime }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  });
});
