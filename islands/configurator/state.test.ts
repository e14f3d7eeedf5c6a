import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../domain/catalogue.ts";
import { quote } from "../../domain/quote.ts";
import { type Action, nextOrder, type OrderState, startOrder } from "./state.ts";

const catalogue: Catalogue = {
  type: "web",
  label: "web design",
  packages: [
    { name: "Small", pricePence: 10000, period: "once", description: "", features: [] },
    { name: "Large", pricePence: 30000, period: "once", description: "", features: [] },
  ],
  addons: [
    { name: "Page", pricePence: 1000, hasQuantity: true },
    { name: "Care", pricePence: 500, isMonthly: true },
  ],
};

describe("a new order", () => {
  test("starts at the first step with nothing chosen", () => {
    expect(startOrder(catalogue, undefined)).toEqual({
      step: 1,
      reached: 1,
      packageName: null,
      quantities: {},
      typed: {},
      details: {},
      sent: {},
    });
  });
  test("has the preselected package chosen", () => {
    expect(startOrder(catalogue, "Large").packageName).toBe("Large");
  });
  test("ignores a package that is not sold", () => {
    expect(startOrder(catalogue, "Enormous").packageName).toBeNull();
  });
});

describe("steps", () => {
  test("nothing but the first is open until a package is chosen", () => {
    const empty = startOrder(catalogue, undefined);
    expect([1, 2, 3].map(step => played(empty, go(step)).step)).toEqual([1, 1, 1]);
  });
  test("going back and forward keeps what was chosen", () => {
    const order = played(chosen(), tick("Page"), go(2), go(1), go(2), go(3));
    expect(played(order, go(1))).toMatchObject({ step: 1, reached: 3 });
    expect(order).toMatchObject({ step: 3, packageName: "Small", quantities: { Page: 1 } });
  });
});

describe("a quantity", () => {
  test("is 1 when the box is ticked and nothing was typed", () => {
    expect(played(chosen(), tick("Page")).quantities).toEqual({ Page: 1 });
  });
  test("typed before ticking counts when the box is ticked", () => {
    const order = played(chosen(), type("3"), settle);
    expect(order.quantities).toEqual({});
    expect(played(order, tick("Page")).quantities).toEqual({ Page: 3 });
  });
  test.each([
    ["0", undefined],
    ["-2", undefined],
    ["−2", undefined],
    ["-0", undefined],
    ["0.9", undefined],
    ["abc", 1],
    ["", 1],
    ["1e3", 1],
    ["٣", 1],
    ["2.9", 2],
    ["1", 1],
    ["20", 20],
    ["21", 20],
    ["999", 20],
    ["9".repeat(400), 20],
  ])("typed as '%s' counts as %s", (text, quantity) => {
    const order = played(chosen(), tick("Page"), type(text), settle);
    expect(order.quantities.Page).toBe(quantity);
    expect(order.typed.Page).toBe(String(quantity ?? 1));
  });
  test.each(["0", "-3"])("is taken away as soon as '%s' is typed", text => {
    const order = played(chosen(), tick("Page"), type("3"), type(text));
    expect(quote(catalogue, order).oneTimePence).toBe(10000);
  });
  test("on its way through 0 comes back with the next key, but not after the field was left", () => {
    const order = played(chosen(), tick("Page"), type("0"));
    expect(played(order, type("05")).quantities).toEqual({ Page: 5 });
    expect(played(order, settle, type("5")).quantities).toEqual({});
  });
  test("goes up to 20 by plus and no further", () => {
    const order = played(chosen(), tick("Page"), type("19"), change(1), change(1), change(1));
    expect(order.quantities).toEqual({ Page: 20 });
  });
  test("at 1 is taken away by minus", () => {
    expect(played(chosen(), tick("Page"), change(-1)).quantities).toEqual({});
  });
  test("is not begun by minus", () => {
    expect(played(chosen(), change(-1)).quantities).toEqual({});
  });
  test("is taken away by minus while a 0 stands in its field", () => {
    expect(played(chosen(), tick("Page"), type("0"), change(-1)).quantities).toEqual({});
  });
  test.each([tick("Page"), change(1)])("is begun at 1 by $do where its field holds a 0", begin => {
    expect(played(chosen(), type("0"), begin).quantities).toEqual({ Page: 1 });
  });
  test("is begun at 1 by plus beside an empty box", () => {
    const order = played(chosen(), change(1));
    expect([order.quantities, played(order, change(1)).quantities]).toEqual([
      { Page: 1 },
      { Page: 2 },
    ]);
  });
  test("is remembered when the box is unticked and ticked again", () => {
    const order = played(chosen(), tick("Page"), type("4"), settle, untick("Page"));
    expect(order.quantities).toEqual({});
    expect(played(order, tick("Page")).quantities).toEqual({ Page: 4 });
  });
});

test("the totals come from the same rules as the price list", () => {
  const order = played(chosen(), tick("Page"), type("3"), tick("Care"));
  expect(quote(catalogue, order)).toMatchObject({ oneTimePence: 13000, monthlyPence: 500 });
});

const settle: Action = { do: "settle", addon: "Page" };
const tick = (addon: string): Action => ({ do: "tick", addon, isTicked: true });
const untick = (addon: string): Action => ({ do: "tick", addon, isTicked: false });
const type = (text: string): Action => ({ do: "type", addon: "Page", text });
const change = (by: 1 | -1): Action => ({ do: "change", addon: "Page", by });
const go = (step: number): Action => ({ do: "go", step });

function chosen(): OrderState {
  return startOrder(catalogue, "Small");
}

function played(state: OrderState, ...actions: Action[]): OrderState {
  return actions.reduce(nextOrder, state);
}
