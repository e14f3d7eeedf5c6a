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

test.each([
  "http://localhost:8080",
  "http://127.0.0.1",
  "http://[::1]:4321/",
  "http://[fd12:3456::7]",
  "http://192.168.1.20:4321/forms",
  "http://172.31.0.4",
  "https://office",
  "https://site.test",
  "G-ABC123",
  "G-XXXXXXXXXX",
])("%s is nothing that visitors reach or that counts them", value => {
  expect(madeUpValues(value, "SITE_URL", [])).toHaveLength(1);
});

test.each([
  "https://www.rye.co.uk",
  "https://localhost.rye.co.uk",
  "https://test.rye.co.uk/local",
  "https://10.rye.co.uk",
  "https://172.32.0.4",
  "https://[2a00:1450::8a]",
  "/forms",
  "G-ABC1234",
])("%s may be meant", value => {
  expect(madeUpValues(value, "SITE_URL", [])).toEqual([]);
});

test.each(["020 7946 0018", "+44 (0)121 496 0123", "+441174960000", "0808 157 0999"])(
  "%s is kept for drama",
  number => {
    expect(madeUpValues(number, "site.phone", [])).toHaveLength(1);
  },
);

test.each(["020 7946 1018", "0121 496 1123", "0171 496 0123", "01788 496012"])(
  "%s may be somebody's",
  number => {
    expect(madeUpValues(number, "site.phone", [])).toEqual([]);
  },
);
