import { expect, test } from "vitest";
import type { Page } from "../site.ts";
import { earlyScales } from "./early-weights.ts";

const pageOf = (route: string, template: string): Page => ({
  route,
  template,
  props: {},
  images: [],
  sources: [],
});
const noise = (length: number) =>
  Array.from({ length }, (_, n) => ((n * 7919) % 9973).toString(36)).join("");

function weighed(texts: Record<string, { template: string; html: string }>, order: string[]) {
  const pages = Object.entries(texts).map(([route, { template }]) => pageOf(route, template));
  const scales = earlyScales(pages, {
    budgets: { default: { html: 1000, styles: 0, script: 0, fonts: 0, images: 0, requests: 0 } },
    htmlOf: route => texts[route]?.html ?? "",
  });
  for (const route of order) {
    const text = texts[route];
    const page = pages.find(page => page.route === route);
    if (!text || !page) continue;
    scales.take(page, { facts: { htmlLength: text.html.length } });
  }
  return scales.weights;
}

const texts = {
  "/": { template: "home", html: noise(4000) },
  "/a": { template: "note", html: noise(500) },
  "/b": { template: "note", html: noise(3000) },
  "/c": { template: "list", html: "short" },
};

test("the longest page of each template is weighed, if it may be too heavy at all", async () => {
  const weights = weighed(texts, ["/b", "/c", "/", "/a"]);
  expect([...weights.keys()].sort()).toEqual(["/", "/b"]);
  expect(await weights.get("/")).toBeGreaterThan(1000);
});

test("nothing is weighed of a template whose pages are not all made yet", () => {
  expect([...weighed(texts, ["/b", "/c", "/"]).keys()]).toEqual(["/"]);
});
