import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageTools } from "../../generator/site.ts";
import { Areas } from "./areas.tsx";

// Of all tools only links are used.
const tools = { link: (route: string) => route } as PageTools;

test("further towns are listed, with no table above them where none is near", () => {
  const hinckley = {
    name: "Hinckley",
    slug: "hinckley",
    route: "/web-design-hinckley",
    travelTime: "30 minutes",
    bearing: null,
  };
  const markup = renderToStaticMarkup(<Areas tools={tools} places={[hinckley]} />);
  expect(markup).toMatch(/We also work in .*Hinckley.*\./);
  expect(markup).not.toContain("<table");
});

test("without any town nothing is said of where we work", () => {
  expect(renderToStaticMarkup(<Areas tools={tools} places={[]} />)).toBe("");
});
