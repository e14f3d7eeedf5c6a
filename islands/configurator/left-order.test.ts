import { describe, expect, test } from "vitest";
import type { Addon, Catalogue, Package } from "../../domain/catalogue.ts";
import { keptOrder, leftOrder } from "./left-order.ts";
import { nextOrder, startOrder } from "./state.ts";

const small: Package = {
  name: "Small",
  pricePence: 10000,
  period: "once",
  description: "",
  features: [],
};
const large: Package = { ...small, name: "Large", pricePence: 30000 };
const page: Addon = { name: "Page", pricePence: 1000, hasQuantity: true };
const care: Addon = { name: "Care", pricePence: 500, isMonthly: true };
const catalogue: Catalogue = {
  type: "web",
  label: "web design",
  packages: [small, large],
  addons: [page, care],
};

/** A small website with two pages and care, kept at its last step. */
function kept() {
  const actions = [
    { do: "tick", addon: "Page", isTicked: true },
    { do: "type", addon: "Page", text: "2" },
    { do: "tick", addon: "Care", isTicked: true },
    { do: "go", step: 2 },
    { do: "go", step: 3 },
  ] as const;
  return keptOrder(catalogue, actions.reduce(nextOrder, startOrder(catalogue, "Small")));
}

describe("an order that was left", () => {
  test("goes on as it was while the catalogue is the same", () => {
    expect(leftOrder(catalogue, kept())).toMatchObject({ state: kept().state, changes: [] });
  });

  test.each<[string, Partial<Catalogue>, string]>([
    ["a price", { packages: [{ ...small, pricePence: 12050 }] }, "Small is now £120.50."],
    ["a price of one unit", { addons: [{ ...page, pricePence: 1500 }, care] }, "Page is now £15."],
    ["how often", { addons: [page, { ...care, isMonthly: false }] }, "Care is now £5."],
    [
      "a package's period",
      { packages: [{ ...small, period: "month" }] },
      "Small is now £100/month.",
    ],
    ["an add-on that is gone", { addons: [page] }, "Care is no longer sold."],
    [
      "an add-on of which one is sold",
      { addons: [{ ...page, hasQuantity: false }, care] },
      "Page can now be ordered only once.",
    ],
  ])("says what has changed: %s", (_, changed, sentence) => {
    const left = leftOrder({ ...catalogue, ...changed }, kept());
    expect(left.changes).toEqual([sentence]);
    expect(left.state).toEqual(kept().state);
  });

  test("begins at the packages, with all else as it was, when its own is no longer sold", () => {
    const left = leftOrder({ ...catalogue, packages: [large] }, kept());
    expect(left.changes).toEqual(["Small is no longer sold."]);
    expect(left.state).toEqual({ ...kept().state, packageName: null, step: 1 });
  });

  test("says both where one thing has changed in two ways", () => {
    const addons = [{ ...page, hasQuantity: false, pricePence: 1500 }, care];
    expect(leftOrder({ ...catalogue, addons }, kept()).changes).toEqual([
      "Page is now £15.",
      "Page can now be ordered only once.",
    ]);
  });

  test("says nothing of one that stood once in it and can be ordered more often since", () => {
    const once = { ...catalogue, addons: [{ ...page, hasQuantity: false }, care] };
    const stored = keptOrder(once, kept().state);
    expect(leftOrder(catalogue, stored).changes).toEqual([]);
  });

  test("tells of a new price again when nobody took it up meanwhile", () => {
    const dearer = { ...catalogue, packages: [{ ...small, pricePence: 12000 }] };
    const stored = JSON.parse(JSON.stringify(leftOrder(dearer, kept())));
    expect(leftOrder(dearer, stored).changes).toEqual(["Small is now £120."]);
  });
});
