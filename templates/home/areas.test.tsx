import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { home } from "../../content/home.ts";
import type { PageTools } from "../../generator/site.ts";
import { Areas } from "./areas.tsx";

// Of all tools only links are used.
const tools = { link: (route: string) => route } as PageTools;

test.each(home.areas.furtherTowns)(
  "%s, a further town, is listed, with no table above it where none is near",
  slug => {
    const town = { slug, name: "Appleby", route: "/a", travelTime: "30 minutes", bearing: null };
    const markup = renderToStaticMarkup(<Areas tools={tools} places={[town]} />);
    expect(markup).toContain(home.areas.furtherText);
    expect(markup).toMatch(/Appleby.*\./);
    expect(markup).not.toContain("<table");
  },
);

test.each(home.areas.towns)("beside %s alone nothing is said of further towns", slug => {
  const town = { slug, name: "Appleby", route: "/a", travelTime: "30 minutes", bearing: null };
  const markup = renderToStaticMarkup(<Areas tools={tools} places={[town]} />);
  expect(markup).not.toContain("board-further");
});

test("without any town nothing is said of where we work", () => {
  expect(renderToStaticMarkup(<Areas tools={tools} places={[]} />)).toBe("");
});

test.each([
  ["Leamington Spa", "Leamington Spa"],
  ["Market Harborough", "Market Harborough"],
  ["Wolverhampton", "Wolverha<wbr/>mpton"],
  ["Llanfairpwllgwyngyll", "Llanfair<wbr/>pwllgwyn<wbr/>gyll"],
  ["Tŷ-du", "Tŷ-du"],
])("'%s' breaks within a word only where that is longer than a phone's column", (name, shown) => {
  const slug = home.areas.towns[0] ?? "";
  const town = { slug, name, route: "/a", travelTime: "30 minutes", bearing: null };
  const markup = renderToStaticMarkup(<Areas tools={tools} places={[town]} />);
  if (slug) expect(markup).toContain(`<th scope="row">${shown}</th>`);
  if (slug) expect(markup).toContain('<th scope="col">Town</th>');
});
