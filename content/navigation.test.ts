import { expect, test } from "vitest";
import { routes } from "../domain/addresses.ts";
import { footerGroups, menu } from "./navigation.ts";
import { menuSchema } from "./page-schemas.ts";

const known: string[] = Object.values(routes);
const sections = ["services", "pricing", "about", "faq", "contact"].map(id => `/#${id}`);

test("every link of the menu and the footer leads to a page or to a section with an item", () => {
  const inMenu = menu.flatMap(item => ("route" in item ? [item.route] : []));
  const inFooter = footerGroups.flatMap(({ links }) => links.map(({ route }) => route));
  expect(
    [...inMenu, ...inFooter].filter(route => ![...known, ...sections].includes(route)),
  ).toEqual([]);
});

test("a menu that would cover the top of the page is refused", () => {
  const entries = Array.from({ length: 13 }, (_, index) => ({ label: `${index}`, route: "/blog" }));
  expect(menuSchema.safeParse(entries.slice(0, 12)).success).toBe(true);
  expect(menuSchema.safeParse(entries).error?.issues[0]?.message).toContain("footerGroups");
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
