import { join } from "node:path";
import { expect, test } from "vitest";
import { factProblems } from "../../generator/load/facts/fact-problems.ts";
import { menu } from "../navigation.ts";
import { footerGroupsSchema, menuSchema } from "./navigation-schemas.ts";

test("a menu that would cover the top of the page is refused", () => {
  const entries = Array.from({ length: 13 }, (_, index) => ({ label: `${index}`, route: "/blog" }));
  expect(menuSchema.safeParse(entries.slice(0, 12)).success).toBe(true);
  expect(menuSchema.safeParse(entries).error?.issues[0]?.message).toContain("footerGroups");
});

test("an entry may lead to another site, such as a shop", () => {
  const shop = { label: "Shop", route: "https://shop.example.com" };
  expect(menuSchema.safeParse([...menu, shop]).success).toBe(true);
  expect(footerGroupsSchema.safeParse([{ heading: "More", links: [shop] }]).success).toBe(true);
});

test("a second entry that opens the list of towns is refused at its place", () => {
  const towns = { label: "Towns", dropdown: "locations" };
  const issues = menuSchema.safeParse([towns, towns]).error?.issues;
  expect(issues?.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["1.dropdown", "only one entry can open the list of towns, and another one above does"],
  ]);
});

test("an entry whose route has another name is asked for its route, not for a list of towns", () => {
  const consts = { menu: { value: [{ label: "Shop", url: "/shop" }], schema: menuSchema } };
  const found = factProblems(join(import.meta.dirname, "../.."), [
    { file: "content/navigation.ts", consts },
  ]);
  expect(found.map(({ message }) => message)).toEqual([
    "there is no field 'url' here; did you mean 'route'?",
  ]);
});
