import { expect, test } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { checkAddons, loadAgain } from "./check-addons.ts";

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

test("add-ons that the catalogue sells become quantities", () => {
  const addons = [
    { name: "Extra page", quantity: 20 },
    { name: "Logo design", quantity: 1 },
  ];
  expect(checkAddons(web, addons)).toEqual({
    ok: true,
    quantities: { "Extra page": 20, "Logo design": 1 },
  });
});

test("an add-on's name may be as long as the owner likes", () => {
  const name = `Photographs of ${"every ".repeat(20)}room`;
  const catalogue = { ...web, addons: [{ name, pricePence: 9900 }] };
  const wanted = [{ name, quantity: 1 }];
  expect(checkAddons(catalogue, wanted).ok).toBe(true);
  expect(checkAddons(web, wanted)).toMatchObject({
    message: `'${name.slice(0, 79)}…' is not one of our web design add-ons now. ${loadAgain}`,
  });
});

test.each(["SEO", "online shop"])(
  "what is not sold is told in words that go with the label %s",
  label => {
    const message = `'Gone' is not one of our ${label} add-ons now. ${loadAgain}`;
    expect(checkAddons({ ...web, label }, [{ name: "Gone", quantity: 1 }])).toMatchObject({
      message,
    });
  },
);

test.each(["Competitor monitoring", "constructor", "__proto__", "extra page", ""])(
  "an add-on that is not of this catalogue is refused: '%s'",
  name => {
    expect(refusal([{ name, quantity: 1 }])).toBe(
      `'${name}' is not one of our web design add-ons now. ${loadAgain}`,
    );
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
  const checked = checkAddons(web, addons);
  return checked.ok ? undefined : checked.message;
}
