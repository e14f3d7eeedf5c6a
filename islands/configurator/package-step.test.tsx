/** @jsxImportSource preact */
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import type { Catalogue } from "../../domain/catalogue.ts";
import { PackageStep } from "./package-step.tsx";
import { Progress } from "./progress.tsx";
import { startOrder } from "./state.ts";

test("a package is heard with what it is about", () => {
  const pack = { name: "Shop", pricePence: 9900, period: "once", features: [] } as const;
  const packages = [{ ...pack, description: "Sells what you make." }];
  const catalogue: Catalogue = { type: "web", label: "web design", packages, addons: [] };
  const state = startOrder(catalogue, undefined);
  const nothing = () => {};
  const step = renderToString(
    <PackageStep
      {...{ id: "order", catalogue, state, left: undefined }}
      dispatch={nothing}
      turnTo={nothing}
    />,
  );
  const [, about] = /<input[^>]* aria-describedby="([^"]+)"/.exec(step) ?? [];
  expect(step).toContain(`id="${about}">Sells what you make.`);
});

test("which step one is at is said, and only what is done leads back", () => {
  const progress = renderToString(<Progress current={2} isBusy={false} dispatch={() => {}} />);
  expect(progress).toMatch(/<li[^>]*><button[^>]*>Package<.*aria-current="step"><span>Add-ons</);
  expect(progress).not.toMatch(/<button[^>]*>(Add-ons|Review)</);
});
