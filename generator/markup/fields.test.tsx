import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { markup } from "./markup.ts";

const towns = (
  <>
    <option value="b">Bilton</option>
    <option>Rugby</option>
  </>
);

test.each<[string, ReactNode, string]>([
  ["a field begins with its value", <input key="i" defaultValue="a" />, '<input value="a">'],
  [
    "a box that is ticked from the start",
    <input key="i" type="checkbox" defaultChecked />,
    '<input type="checkbox" checked>',
  ],
  [
    "a text begins with its value",
    <textarea key="t" rows={2} defaultValue={"\n<a>"} />,
    '<textarea rows="2">\n\n&lt;a&gt;</textarea>',
  ],
  [
    "a choice, by its value",
    <select key="s" defaultValue="b">
      {towns}
    </select>,
    '<select><option value="b" selected>Bilton</option><option>Rugby</option></select>',
  ],
  [
    "a choice, by its text",
    <select key="s" defaultValue="Rugby">
      {towns}
    </select>,
    '<select><option value="b">Bilton</option><option selected>Rugby</option></select>',
  ],
  [
    "several choices, and none in the next list",
    [
      <select key="s" multiple defaultValue={["b", "Rugby"]}>
        {towns}
      </select>,
      <select key="t">{towns}</select>,
    ],
    '<select multiple><option value="b" selected>Bilton</option><option selected>Rugby</option></select><select><option value="b">Bilton</option><option>Rugby</option></select>',
  ],
])("%s", (_, node, expected) => {
  expect(markup<never>(node).join("")).toBe(expected);
});
