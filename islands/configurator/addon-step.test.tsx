/** @jsxImportSource preact */
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import type { Catalogue } from "../../domain/catalogue.ts";
import { AddonStep } from "./addon-step.tsx";
import { startOrder } from "./state.ts";

const bare: Catalogue = { type: "web", label: "web design", packages: [], addons: [] };
const stepOf = (catalogue: Catalogue) =>
  renderToString(
    <AddonStep
      id="order"
      catalogue={catalogue}
      state={startOrder(catalogue, undefined)}
      dispatch={() => {}}
    />,
  );

test("the second step says so when there is nothing to add, instead of staying empty", () => {
  expect(stepOf(bare)).toContain("There are none");
  const addons = [{ name: "Logo", pricePence: 9900 }];
  expect(stepOf({ ...bare, addons })).not.toContain("There are none");
});

test("an add-on is heard with its price, and its quantity typed with a keyboard of figures", () => {
  const addons = [{ name: "Page", pricePence: 9900, hasQuantity: true }];
  const step = stepOf({ ...bare, addons });
  const [, price] = /<input[^>]* type="checkbox"[^>]* aria-describedby="([^"]+)"/.exec(step) ?? [];
  expect(step).toMatch(new RegExp(`id="${price}">£99`));
  expect(step).toContain(' inputmode="numeric"');
});
