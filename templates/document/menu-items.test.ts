import { expect, test } from "vitest";
import { menu } from "../../content/navigation.ts";
import { sectionRoute } from "../../domain/addresses.ts";
import { menuItems } from "./menu-items.ts";

test("the menu opens a list of towns only where there are towns", () => {
  const rugby = { slug: "rugby", name: "Rugby", route: "/rugby", travelTime: "", bearing: null };
  const opensTowns = (locations: (typeof rugby)[]) =>
    menuItems({ locations }).some(item => "dropdown" in item);
  expect([opensTowns([rugby]), opensTowns([])]).toEqual([
    menu.some(item => "dropdown" in item),
    false,
  ]);
});

test("the menu leads to questions only where there are some", () => {
  const toQuestions = (items: object[]) =>
    items.filter(item => "route" in item && item.route === sectionRoute("faq"));
  const led = (faqs: string[]) => toQuestions(menuItems({ locations: [], faqs }));
  expect(led(["Why?"])).toHaveLength(toQuestions(menu).length);
  expect(led([])).toEqual([]);
});
