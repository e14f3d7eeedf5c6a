import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../../domain/catalogue.ts";
import { webCatalogue } from "../../catalogue.ts";
import { catalogueSchema } from "../fact-schemas.ts";
import { facts } from "../facts.ts";
import { apartFrom } from "./catalogue-rules.ts";

describe("a catalogue that could not be ordered from", () => {
  const once = { period: "once", description: "A", features: ["B"] } as const;
  const first = { ...once, name: "Small", pricePence: 19_900 };
  const second = { ...once, name: "Large", pricePence: 34_900, popular: true };
  const addon = { name: "Extra page", pricePence: 4_900 };
  const other = { name: "Photo shoot", pricePence: 15_000 };
  const audit = { ...once, name: "Audit", pricePence: 20_000 };
  const addons = [addon, other];
  const web: Catalogue = { type: "web", label: "A", packages: [first, second], addons };
  const seo: Catalogue = { type: "seo", label: "B", packages: [audit], addons: [] };
  const issuesOf = (packages: readonly object[], added: readonly object[] = addons) =>
    catalogueSchema.safeParse({ ...web, packages, addons: added }).error?.issues ?? [];

  test.each([
    [
      "a package twice",
      [first, first],
      ["packages", 1, "name"],
      `'${first.name}' stands here twice`,
    ],
    [
      "two most popular packages",
      [{ ...first, popular: true }, second],
      ["packages", 1, "popular"],
      "only one",
    ],
    [
      "the most popular of one package",
      [second],
      ["packages", 0, "popular"],
      "not the most popular of several",
    ],
    [
      "a price in pounds",
      [{ ...first, pricePence: 199 }],
      ["packages", 0, "pricePence"],
      "in pence",
    ],
    [
      "less than nothing",
      [{ ...first, pricePence: -5 }],
      ["packages", 0, "pricePence"],
      "negative",
    ],
    [
      "half pence",
      [{ ...first, pricePence: 199.5 }],
      ["packages", 0, "pricePence"],
      "whole number of pence",
    ],
  ])("%s is named", (_, packages, path, message) => {
    const [issue, ...others] = issuesOf(packages);
    expect(others).toEqual([]);
    expect(issue?.path).toEqual(path);
    expect(issue?.message).toContain(message);
  });

  test.each([
    ["a package of both", { packages: [first] }, "also a package of another catalogue"],
    [
      "an add-on of both at two prices",
      { addons: [{ ...addon, pricePence: 123_400 }] },
      `'${addon.name}' stands elsewhere with another price`,
    ],
    [
      "an add-on named like a package",
      { addons: [{ name: audit.name, pricePence: 123_400 }] },
      `'${audit.name}' stands elsewhere`,
    ],
    [
      "a package named like an add-on",
      { packages: [{ ...first, pricePence: 123_400, name: addon.name }] },
      `'${addon.name}' stands elsewhere`,
    ],
    [
      "a package of both, in other capitals,",
      { packages: [{ ...first, name: "SMALL" }] },
      "'SMALL' is also a package of another catalogue",
    ],
    [
      "an add-on of both at two prices, in other capitals,",
      { addons: [{ name: "extra Page", pricePence: 123_400 }] },
      "'extra Page' stands elsewhere with another price",
    ],
    ["an add-on of both at one price", { addons: [addon] }, undefined],
  ])("beside another catalogue %s is named", (_, changes, message) => {
    const schema = catalogueSchema.superRefine(apartFrom([web]));
    const found = schema.safeParse({ ...seo, ...changes }).error?.issues;
    expect(found?.[0]?.message ?? "").toContain(message ?? "");
    expect(found?.length ?? 0).toBe(message ? 1 : 0);
  });

  test.each([0, 300, 500, 19950])("%i pence may be asked", pricePence => {
    expect(issuesOf([{ ...first, pricePence }])).toEqual([]);
  });

  test("an add-on twice is named", () => {
    expect(issuesOf([first, second], [addon, addon])[0]?.path).toEqual(["addons", 1, "name"]);
  });

  test("a package that differs from another in capitals alone is named", () => {
    const [issue] = issuesOf([first, { ...second, name: "small" }]);
    expect(issue).toMatchObject({
      path: ["packages", 1, "name"],
      message: "'small' stands here twice",
    });
  });

  test.each(["constructor", "toString", "__proto__"])("an add-on called %s is named", name => {
    expect(issuesOf([first], [{ ...addon, name }])[0]?.path).toEqual(["addons", 0, "name"]);
    expect(issuesOf([first], [{ ...addon, name: "Constructor" }])).toEqual([]);
  });

  test.each(["per year", "a month"])("an add-on paid each month is not paid %s, too", note => {
    const [issue] = issuesOf([first], [{ ...addon, isMonthly: true, note }]);
    expect(issue?.path).toEqual(["addons", 0, "note"]);
    expect(issuesOf([first], [{ ...addon, note }])).toEqual([]);
    expect(issuesOf([first], [{ ...addon, isMonthly: true, note: "per page" }])).toEqual([]);
  });

  test("our two catalogues are held apart", () => {
    const { schema } =
      facts.find(({ file }) => file === "content/catalogue.ts")?.consts.seoCatalogue ?? {};
    const found = schema?.safeParse({ ...seo, packages: webCatalogue.packages.slice(0, 1) });
    expect(found?.error?.issues[0]?.message).toContain("also a package of another catalogue");
  });
});
