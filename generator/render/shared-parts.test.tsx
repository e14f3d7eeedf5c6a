import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { markup } from "../markup/markup.ts";
import type { Tools } from "../site.ts";
import { notesOf, pageFacts } from "./page-facts.ts";
import { type Part, sharedParts, textOf } from "./shared-parts.ts";

const tools = { link: (route: string) => `${route}/` } as unknown as Tools; // all that these parts ask for

function page() {
  let count = 0;
  const parts = sharedParts({
    createElement,
    hooks: (_, make) => make(),
    tools: () => tools,
    isSharing: true,
  });
  const Menu = ({ tools, places }: { tools: Tools; places: { route: string }[] }) => {
    count++;
    return (
      <nav id="menu">
        {places.map(({ route }) => (
          <a key={route} href={tools.link(route)}>
            {route}
          </a>
        ))}
      </nav>
    );
  };
  const Frame = ({ places }: { places: { route: string }[] }) => (
    <header>{parts.shared(Menu, { places })}</header>
  );
  const pieces = (body: ReactNode) => markup<Part>(<main>{body}</main>);
  return { parts, Menu, Frame, pieces, count: () => count };
}

test("a part is rendered once for equal props, and again for others", () => {
  const { parts, Menu, pieces, count } = page();
  const html = (route: string) => textOf(pieces(parts.shared(Menu, { places: [{ route }] })));
  const expected = (name: string) =>
    `<main><nav id="menu"><a href="/${name}/">/${name}</a></nav></main>`;
  expect(["/a", "/a", "/b", "/a"].map(html)).toEqual(["a", "a", "b", "a"].map(expected));
  expect(count()).toBe(2);
});

test("a part may hold another one", () => {
  const { parts, Frame, pieces } = page();
  const found = pieces([
    parts.shared(Frame, { places: [] }),
    "text",
    parts.shared(Frame, { places: [] }),
  ]);
  const frame = '<header><nav id="menu"></nav></header>';
  expect(textOf(found)).toBe(`<main>${frame}text${frame}</main>`);
});

test("what is different on each page does not stay", () => {
  const { parts, Menu, pieces, count } = page();
  const ask = (route: string) => pieces(parts.shared(Menu, { places: [{ route }] }));
  for (let index = 0; index < 200; index++) ask(`/${index}`);
  ask("/0");
  expect(count()).toBe(201);
});

test("a page's facts tell an id that stands in a part and in its own text", () => {
  const { parts, Menu, pieces } = page();
  const menu = () => parts.shared(Menu, { places: [{ route: "/a" }] });
  const factsOf = (body: ReactNode) => {
    const found = pieces(body);
    return pageFacts(notesOf(found), found);
  };
  expect(factsOf(menu()).duplicateIds).toEqual([]);
  expect(factsOf([menu(), <p key="p" id="menu" />]).duplicateIds).toEqual(["menu"]);
  expect(factsOf([menu(), menu()]).duplicateIds).toEqual(["menu"]);
});
