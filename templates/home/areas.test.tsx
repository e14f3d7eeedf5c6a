import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageTools } from "../../generator/site.ts";
import { Areas } from "./areas.tsx";

// Of all tools only links are used.
const tools = { link: (route: string) => route } as PageTools;

test("further towns are listed below the table, and without any no sentence is begun", () => {
  const hinckley = {
    name: "Hinckley",
    slug: "hinckley",
    route: "/web-design-hinckley",
    travelTime: "30 minutes",
    bearing: null,
  };
  const markup = renderToStaticMarkup(<Areas tools={tools} places={[hinckley]} />);
  expect(markup).toMatch(/We also work in .*Hinckley.*\./);
  expect(renderToStaticMarkup(<Areas tools={tools} places={[]} />)).not.toContain("We also work");
});
