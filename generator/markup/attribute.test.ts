import { expect, test } from "vitest";
import { attribute } from "./attribute.ts";

test.each<[string, unknown, string]>([
  ["className", "card", ' class="card"'],
  ["htmlFor", "name", ' for="name"'],
  ["tabIndex", -1, ' tabindex="-1"'],
  ["dateTime", "2026-09-30", ' datetime="2026-09-30"'],
  ["strokeWidth", 2, ' stroke-width="2"'],
  ["viewBox", "0 0 1 1", ' viewBox="0 0 1 1"'],
  ["alt", "", ' alt=""'],
  ["hidden", true, " hidden"],
  ["hidden", 0, ""],
  ["hidden", "until-found", ' hidden="until-found"'],
  ["disabled", 0, ""],
  ["disabled", "", ""],
  ["disabled", "disabled", " disabled"],
  ["hidden", false, ""],
  ["crossOrigin", "", " crossorigin"],
  ["data-card", true, " data-card"],
  ["data-card", false, ' data-card="false"'],
  ["data-card", "", ' data-card=""'],
  ["aria-hidden", true, ' aria-hidden="true"'],
  ["aria-expanded", false, ' aria-expanded="false"'],
  ["draggable", false, ' draggable="false"'],
  ["href", "/json: an article", ' href="/json: an article"'],
  ["ref", {}, ""],
])("%s = %j", (prop, value, expected) => {
  expect(attribute("p", prop, value)).toBe(expected);
});
