import { expect, test } from "vitest";
import { madeUpValues } from "./made-up-values.ts";

const values = {
  name: "An example of bread",
  url: "https://www.rye.example",
  email: "ann@example.com",
  phone: { display: "01632 960 960", e164: "+441632960960" },
  links: [{ url: "https://rye.test.co.uk/example/loaf" }, { url: "https://social.rye.example/a" }],
  whatsapp: { url: "https://wa.me/447700900123", display: "07700 900123" },
  real: ["01788 123456", "https://www.example-bakery.co.uk"],
  year: 2019,
};

test("addresses and numbers that can be nobody's are found, wherever they stand", () => {
  expect(madeUpValues(values, "site", []).map(({ path }) => path)).toEqual([
    "site.url",
    "site.email",
    "site.phone.display",
    "site.phone.e164",
    "site.links.1.url",
    "site.whatsapp.url",
    "site.whatsapp.display",
  ]);
});

test("but not those that a list names, or what they stand in", () => {
  const listed = ["site.url", "site.phone", "site.links", "site.whatsapp"];
  expect(madeUpValues(values, "site", listed)).toEqual([
    { path: "site.email", value: "ann@example.com", why: expect.stringContaining("nobody") },
  ]);
});
