import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Mark } from "../document/mark.tsx";
import { coverSvg } from "./cover.ts";
import { iconSvg } from "./icons.ts";
import { isWide, markPaths } from "./mark.ts";

test("pages, icons and pictures draw the same mark", () => {
  const drawn = (svg: string) => svg.replace(/ (?:fill|stroke|stroke-width)="[^"]*"/g, "");
  const mark = drawn(markPaths({ front: "white", accent: "yellow" }));
  expect(mark).toMatch(/^<\w/);
  // No ink is left to be filled in.
  expect(mark).not.toContain("{");
  const cover = coverSvg({ slug: "a", title: "A title", category: "A topic" });
  const icon = iconSvg({ corner: 5, inset: 3 });
  for (const svg of [renderToStaticMarkup(<Mark />), icon, cover])
    expect(drawn(svg)).toContain(mark);
});

test("only a mark that is far wider than it is high stands without the name beside it", () => {
  expect(isWide("0 0 600 120")).toBe(true);
  expect(isWide("0, 0, 600, 120")).toBe(true);
  expect(isWide("0 0 64 64")).toBe(false);
});
