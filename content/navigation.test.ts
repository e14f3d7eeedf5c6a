import { expect, test } from "vitest";
import { routes } from "../domain/addresses.ts";
import { footerGroups, menu } from "./navigation.ts";

const known: string[] = Object.values(routes);
const sections = ["services", "pricing", "about", "faq", "contact"].map(id => `/#${id}`);

test("every link of the menu and the footer leads to a page or to a section with an item", () => {
  const inMenu = menu.flatMap(item => ("route" in item ? [item.route] : []));
  const inFooter = footerGroups.flatMap(({ links }) => links.map(({ route }) => route));
  expect(
    [...inMenu, ...inFooter].filter(route => ![...known, ...sections].includes(route)),
  ).toEqual([]);
});

test("the menu keeps the order of the header", () => {
  expect(menu.map(({ label }) => label)).toEqual([
    "Locations",
    "Blog",
    "Services",
    "Pricing",
    "About",
    "FAQ",
    "Contact",
  ]);
});
