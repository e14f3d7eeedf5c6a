import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MenuLink } from "./menu-link.tsx";

const tools = { link: String };

test.each([
  ["/blog", "/blog", "page"],
  ["/blog", "/blog/*", "true"],
  ["/blog", "/blogs", undefined],
  ["/#pricing", "/", undefined],
])("the entry %s on a page at %s is told as the current one by %s", (route, here, current) => {
  const item = { label: "An entry", route };
  const markup = renderToStaticMarkup(<MenuLink tools={tools} item={item} here={here} />);
  expect(/aria-current="(\w+)"/.exec(markup)?.[1]).toBe(current);
});
