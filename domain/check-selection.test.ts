import { expect, test } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { checkSelection } from "./check-selection.ts";

const web: Catalogue = {
  type: "web",
  label: "web design",
  packages: [
    { name: "Landing Page", pricePence: 19900, period: "once", description: "", features: [] },
  ],
  addons: [
    { name: "Extra page", pricePence: 4900, hasQuantity: true },
    { name: "Logo design", pricePence: 9900 },
  ],
};

test("an order of what the catalogue sells becomes a selection", () => {
  const addons = [
    { name: "Extra page", quantity: 20 },
    { name: "Logo design", quantity: 1 },
  ];
  expect(checkSelection(web, { packageName: "Landing Page", addons })).toEqual({
    ok: true,
    selection: {
      packageName: "Landing Page",
      quantities: { "Extra page": 20, "Logo design": 1 },
    },
  });
});

test("an add-on's name may be as long as the owner likes", () => {
  const name = `Photographs of ${"every ".repeat(20)}room`;
  const catalogue = { ...web, addons: [{ name, pricePence: 9900 }] };
  const wanted = { packageName: "Landing Page", addons: [{ name, quantity: 1 }] };
  expect(checkSelection(catalogue, wanted).ok).toBe(true);
  expect(checkSelection(web, wanted)).toMatchObject({
    message: `'${name.slice(0, 79)}…' is not one of our web design add-ons`,
  });
});

test("an unknown package is refused", () => {
  expect(checkSelection(web, { packageName: "Starter SEO", addons: [] })).toEqual({
    ok: false,
    field: "package",
    message: "'Starter SEO' is not one of our web design packages",
  });
});

test.each(["SEO", "online shop"])(
  "what is not sold is told in words that go with the label %s",
  label => {
    const wanted = { packageName: "Landing Page", addons: [{ name: "Gone", quantity: 1 }] };
    const message = `'Gone' is not one of our ${label} add-ons`;
    expect(checkSelection({ ...web, label }, wanted)).toMatchObject({ message });
  },
);

test.each(["Competitor monitoring", "constructor", "__proto__", "extra page", ""])(
  "an add-on that is not of this catalogue is refused: '%s'",
  name => {
    expect(refusal([{ name, quantity: 1 }])).toBe(`'${name}' is not one of our web design add-ons`);
  },
);

test.each([0, -1, 21, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  "a quantity of %d is refused",
  quantity => {
    expect(refusal([{ name: "Extra page", quantity }])).toBe(
      "The quantity of 'Extra page' must be a whole number from 1 to 20",
    );
  },
);

test("more than one of an add-on without quantity is refused", () => {
  expect(refusal([{ name: "Logo design", quantity: 2 }])).toBe(
    "'Logo design' can be ordered once only",
  );
});

test("the same add-on twice is refused, so that no limit can be split around", () => {
  const twice = { name: "Extra page", quantity: 20 };
  expect(refusal([twice, twice])).toBe("'Extra page' is listed twice");
});

function refusal(addons: { name: string; quantity: number }[]): string | undefined {
  const checked = checkSelection(web, { packageName: "Landing Page", addons });
  return checked.ok ? undefined : checked.message;
}
