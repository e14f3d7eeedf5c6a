import { expect, test } from "vitest";
import { textStyles } from "./text-styles.ts";

const forText = textStyles("prose");
const around = (rule: string) => `a{top:0}${rule}b{top:0}`;

test.each([
  [".prose table{width:100%}", "<table>"],
  [".prose>h2:first-child{margin:0}", '<h2 id="a">'],
  [".prose :is(ul,ol){top:0}", "<p>1</p><ol>"],
  [".prose li::marker{top:0}", "<li>"],
  [".prose .align-right{top:0}", '<td class="align-right">'],
  [".prose table{animation:a 1s}@keyframes a{0%{top:0}to{top:1px}}", "<table>"],
])("%s comes only with a text that has %s", (rule, text) => {
  expect(forText(around(rule), text)).toBe(around(rule));
  expect(forText(around(rule), "<p>Words about tables, uls and lis</p>")).toBe(around(""));
});

test.each([
  ".prose{top:0}",
  ".prose>*+*{top:0}",
  ".prose table,.board{top:0}",
  ".prose-large table{top:0}",
  ".page .prose table{top:0}",
  "table{top:0}",
])("%s comes with every text", rule => {
  expect(forText(around(rule), "<p>Words</p>")).toBe(around(rule));
});

test("what stands around a rule stays as it is, in its order, within conditions too", () => {
  const styles =
    "@media print{.prose pre{top:0}.prose td{top:1px}}.prose p{top:2px}.prose td{top:3px}";
  expect(forText(styles, "<p>")).toBe("@media print{}.prose p{top:2px}");
  expect(forText(styles, "<td>")).toBe("@media print{.prose td{top:1px}}.prose td{top:3px}");
  expect(forText(styles, "<pre><p><td>")).toBe(styles);
});
