import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageTools } from "../../generator/site.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

test("of the way to a page its own step is no link, and said to be the page that one is on", () => {
  // Of all tools only links and the page's own address are used.
  const tools = { link: (route: string) => route, page: { route: "/a" } } as PageTools;
  const crumbs = [
    { name: "Home", route: "/" },
    { name: "Appleby", route: "/a" },
  ];
  const markup = renderToStaticMarkup(<Breadcrumbs tools={tools} crumbs={crumbs} />);
  expect(markup).toContain(
    '<li><a href="/">Home</a></li><li><span aria-current="page">Appleby</span></li>',
  );
});
