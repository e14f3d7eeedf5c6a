import { expect, test } from "vitest";
import { markPaths } from "../drawing/mark.ts";
import { pastedMark } from "./pasted-mark.ts";

test.each([
  ['<path style="fill:#0b5d3f" d="M0 0h9"/>', "style="],
  ["<style>.st0{fill:#0b5d3f}</style>", "<style"],
  ["<script>alert(1)</script>", "<script"],
  ['<g onclick="alert(1)"/>', "onclick="],
])("a mark with %s is told to be exported in another way", (svg, found) => {
  expect(pastedMark(svg)).toEqual([
    expect.objectContaining({ file: "templates/drawing/mark.ts", search: found }),
  ]);
});

test("our own mark, and one of paths with their own colours, are taken as they are", () => {
  expect(pastedMark(markPaths({ front: "white", accent: "yellow" }))).toEqual([]);
  expect(pastedMark('<g fill="none"><path stroke="#0b5d3f" d="M0 0h9"/></g>')).toEqual([]);
  expect(pastedMark('<text font-style="italic" fill="#0b5d3f">T</text>')).toEqual([]);
});
