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

test("without any town nothing is said of where we work", () => {
  expect(renderToStaticMarkup(<Areas tools={tools} places={[]} />)).toBe("");
});
