import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { packagePrice } from "../../domain/catalogue.ts";
import { formatPounds } from "../../domain/money.ts";
import { categories } from "../blog.ts";
import { seoCatalogue, webCatalogue } from "../catalogue.ts";
import { colours } from "../colours.ts";
import { site } from "../site.ts";
import { catalogueSchema, claimsSchema, coloursSchema, plansSchema, text } from "./fact-schemas.ts";
import { fillIn } from "./fill-in.ts";
import { articleSchema } from "./schemas.ts";
import { siteSchema } from "./site-schemas.ts";

const issues = (changes: object) =>
  siteSchema
    .safeParse({ ...site, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

const whatsapp = { display: "01632 960961", url: "https://wa.me/441632960961" };

describe("what an owner changes in one place only", () => {
  test.each([
    [
      "a telephone number",
      { phone: { ...site.phone, e164: "+441632960999" } },
      "phone.e164: is not the number",
    ],
    [
      "a telephone number as it is spoken",
      { phone: { ...site.phone, e164: "01632 960960" } },
      "phone.e164: must be written as +44",
    ],
    [
      "a number with a digit too many",
      { phone: { display: "01632 9609601", e164: "+4416329609601" } },
      "phone.e164: has 11 digits behind +44, and numbers in Britain have 10",
    ],
    [
      "a WhatsApp number",
      { whatsapp: { ...whatsapp, display: "01632 960111" } },
      "whatsapp.url: does not lead",
    ],
    [
      "a number that keeps the 0 of home behind the country's code",
      { phone: { ...site.phone, e164: "+4401632960960" } },
      "phone.e164: is not the number",
    ],
    [
      "a WhatsApp number without the country's code",
      { whatsapp: { ...whatsapp, url: "https://wa.me/01632960961" } },
      "whatsapp.url: does not lead",
    ],
    [
      "a country that goes by another name among codes",
      { address: { ...site.address, country: "UK" } },
      "address.country: must be the country's code",
    ],
    [
      "a postcode without its space",
      { address: { ...site.address, postcode: "CV210AA" } },
      "address.postcode: is not how a British postcode is written",
    ],
    [
      "two figures of a place that were swapped",
      { geo: { ...site.geo, latitude: -1.26, longitude: 52.37 } },
      "geo.latitude: lies outside of Britain",
    ],
    [
      "a figure of no place on Earth",
      { geo: { ...site.geo, latitude: 523.7 } },
      "geo.latitude: Too big",
    ],
    ["a year to come", { foundedYear: 2091 }, "foundedYear: lies in the future"],
    ["a footer's year to come", { footerYear: 2091 }, "footerYear: lies in the future"],
    [
      "an address as one says it",
      { socialLinks: [{ name: "Facebook", url: "facebook.com/us" }] },
      "socialLinks.0.url: must be a whole web address, such as https://",
    ],
    [
      "a name that no phone has room for",
      { name: "The Warwickshire and Northamptonshire Website Cooperative" },
      "name: is longer than the 50 letters",
    ],
    [
      "a time to reply that is no part of a sentence",
      { replyTime: "24 hours" },
      "replyTime: goes on with 'We reply' in a sentence",
    ],
    [
      "a time to reply that is a sentence",
      { replyTime: "We reply within 24 hours." },
      "replyTime: goes on with 'We reply' in a sentence",
    ],
    [
      "the address of a folder",
      { url: "https://host.example/site" },
      "url: must be the address of a host alone",
    ],
    [
      "a WhatsApp number in place of its address",
      { whatsapp: { ...whatsapp, url: "01632 960 961" } },
      "whatsapp.url: must be a whole web address",
    ],
    [
      "a county in place of its code",
      { geo: { ...site.geo, region: "Warwickshire" } },
      "geo.region: must be the code of a region",
    ],
  ])("%s is named, once", (_, changes, message) => {
    expect(issues(changes)).toEqual([expect.stringContaining(message)]);
  });
});

test("a site that opens in January is made in December, and was not founded in a year to come", () => {
  const nextYear = new Date().getFullYear() + 1;
  expect(issues({ footerYear: nextYear })).toBeUndefined();
  expect(issues({ foundedYear: nextYear })).toEqual(["foundedYear: lies in the future"]);
});

test("a business may have WhatsApp or not", () => {
  expect(issues({ whatsapp })).toBeUndefined();
  expect(issues({ whatsapp: undefined })).toBeUndefined();
});

test.each([
  ["(212) 555-0123", "+12125550123"],
  ["+353 1 234 5678", "+35312345678"],
  ["06 1234 5678", "+390612345678"],
  ["44 1632 960960", "+441632960960"],
])("%s of another country is dialled as %s", (display, e164) => {
  expect(issues({ phone: { display, e164 } })).toBeUndefined();
});

test.each([
  "01632 960960",
  "(01632) 960 960",
  "+44 1632 960960",
  "+44 (0)1632 960-960",
  "0044 1632 960960",
])("a telephone number may be shown as %s", display => {
  expect(issues({ phone: { display, e164: "+441632960960" } })).toBeUndefined();
});

const sold = webCatalogue.packages[0]?.name;
test.each([
  [`From {£ ${sold}}`, "as it is", 'fillIn("…")'],
  ["{name} builds websites", "as it is", 'fillIn("…")'],
  ["Our price. {VAT}", "as it is", 'fillIn("…")'],
  [`Reply $\{site.replyTime}`, "as it is", "Write   `   at both ends"],
  [fillIn(`From {£ ${sold}s}`), "names no price of content/catalogue.ts", "such as   "],
])("a fact that says '%s' to visitors is refused with what to write", (words, message, fix) => {
  const [issue] = text.safeParse(words).error?.issues ?? [];
  expect(issue?.message).toContain(message);
  expect(issue).toHaveProperty("fix", expect.stringContaining(fix));
});

test("nobody is told to have words of the files filled in that the filling in itself reads", () => {
  const [issue] = text.safeParse("{name} builds websites").error?.issues ?? [];
  expect(issue).toHaveProperty(
    "fix",
    expect.stringMatching(/In site\.ts and catalogue\.ts.*themselves/),
  );
});

test("the import that a fact is told to write leads to a file, as seen from content/", () => {
  const [issue] = text.safeParse("{name} builds websites").error?.issues ?? [];
  const [, path = ""] = /from "(.*)"/.exec(JSON.parse(JSON.stringify(issue)).fix) ?? [];
  expect(path).toMatch(/\.ts$/);
  expect(existsSync(new URL(`../${path}`, import.meta.url))).toBe(true);
});

test("a tag that an article has twice is named, whatever its capitals", () => {
  const article = {
    title: "A",
    excerpt: "B",
    category: categories[0].id,
    tags: ["Local SEO", "local seo"],
  };
  expect(articleSchema.safeParse(article).error?.issues).toMatchObject([
    { path: ["tags", 1], message: "'local seo' stands here twice" },
  ]);
});

test("prices that stand elsewhere too are taken from the catalogue", () => {
  const prices = webCatalogue.packages.map(({ pricePence }) => formatPounds(pricePence));
  expect(prices).toEqual(expect.arrayContaining(site.priceRange.match(/£[\d.]+/g) ?? []));
  for (const one of seoCatalogue.packages)
    if (one.note?.includes("£")) expect(one.note).toContain(packagePrice(one));
});

test("a claim that is said to be verified names its proof, and not what is needed for one", () => {
  const refused = (evidence: string, verified: boolean) =>
    claimsSchema.safeParse([{ claim: "70+ projects", shownOn: ["/"], evidence, verified }]).error
      ?.issues[0]?.path;
  expect(refused("needs a list of projects", false)).toBeUndefined();
  expect(refused("the list of projects in the office, May 2026", true)).toBeUndefined();
  expect(refused("Survey of customers' needs, May 2026", true)).toBeUndefined();
  for (const needed of [
    "needs a list of projects",
    "written for this product; needs the owner's proof",
    "worded as an aim; a ranking would need dated positions",
  ])
    expect(refused(needed, true), needed).toEqual([0, "evidence"]);
});

test("what is sold is called as its owner calls it", () => {
  const called = (label: string) => catalogueSchema.safeParse({ ...webCatalogue, label }).success;
  for (const label of ["dog grooming", "plumbing"]) expect(called(label)).toBe(true);
  expect(called("")).toBe(false);
});

test("a plan's period can be read behind its price, and no feature stands twice", () => {
  const plan = { name: "A", price: "£25", description: "B", features: ["C", "D"] };
  const issues = (changes: object) =>
    plansSchema
      .safeParse([{ ...plan, ...changes }])
      .error?.issues.map(({ path }) => path.join("."));
  for (const period of ["/month", "per hour", "a month", "each hour"])
    expect(issues({ period })).toBeUndefined();
  expect(issues({ period: "month" })).toEqual(["0.period"]);
  expect(issues({ features: ["2 hours", "2 Hours"] })).toEqual(["0.features.1"]);
});

test("of a title whose price is not known the length is not told as well", () => {
  const title = fillIn(
    "Websites for all who live and work in the middle of town | {£ Landing Pge}",
  );
  expect(text.max(65).safeParse(title).error?.issues).toHaveLength(1);
  const filled = title.replace("{£ Landing Pge}", "£199");
  expect(text.max(65).safeParse(filled).success).toBe(true);
});

test("a public address with a slash or a page behind it is told without", () => {
  for (const url of ["https://host.example/", "https://host.example/home?x=1"]) {
    const issues = siteSchema.safeParse({ ...site, url }).error?.issues;
    expect(issues).toMatchObject([{ path: ["url"], fix: 'Write it as   "https://host.example"' }]);
  }
});

test.each([
  ["#fd0", '"#ffdd00"'],
  ["#fd0f", '"#ffdd00"'],
  ["#ffdd00ff", '"#ffdd00"'],
  ["#fd0ff", undefined],
  ["ffdd00", '"#ffdd00"'],
  [" #0B5D3F ", '"#0B5D3F"'],
  ["rgb(255, 221, 0)", '"#ffdd00"'],
  ["#ffdd0080", undefined],
  ["rgb(255, 300, 0)", undefined],
  ["blue", undefined],
])(
  "a colour that is written '%s' is refused, with its six digits where they are known",
  (colour, digits) => {
    const issues = coloursSchema.safeParse({ ...colours, amber: colour }).error?.issues;
    expect(issues).toEqual([
      expect.objectContaining({
        path: ["amber"],
        message: "must be a colour of six digits, such as #0b5d3f",
      }),
    ]);
    expect(Object(issues?.[0]).fix).toBe(digits && `Write   ${digits}`);
  },
);
