import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { categories } from "../blog.ts";
import { webCatalogue } from "../catalogue.ts";
import { site } from "../site.ts";
import { fillIn } from "./fill-in.ts";
import { unfilledIn, wrongMark, wrongMarkOfText } from "./mark-rules.ts";
import { penceIn, periods, prices } from "./prices.ts";
import { articleSchema, locationSchema } from "./schemas.ts";

/** What these tests ask for, whatever the owner sells today. */
const pounds = { "Landing Page": 199, "Hosting renewal": 60, "Logo design": 99 };
beforeAll(() => {
  for (const [name, price] of Object.entries(pounds)) {
    prices.set(name, price * 100);
    periods.set(name, "once");
  }
});

test("prose says what the catalogue asks, also in sums and parts", () => {
  const [page, hosting] = [pounds["Landing Page"], pounds["Hosting renewal"]];
  expect(fillIn("from {£ Landing Page}.")).toBe(`from £${page}.`);
  expect(fillIn("{£ Landing Page + 2 × Hosting renewal}")).toBe(`£${page + 2 * hosting}`);
  expect(fillIn("{£ Landing Page + 2 × Hosting renewal / 36}")).toBe(
    `£${Math.round((page + 2 * hosting) / 36)}`,
  );
});

test("a name is found with whatever signs it has, also as HTML writes them", () => {
  const name = `Owner's "best" & <last>`;
  prices.set(name, 4500);
  expect(fillIn(`{£ ${name}}`)).toBe("£45");
  expect(fillIn("{£ 2 × Owner&#39;s &quot;best&quot; &amp; &lt;last&gt;}")).toBe("£90");
  prices.delete(name);
});

test("a plus in a name is no sum", () => {
  for (const name of ["Website + SEO", "Website + SEO + Advice"]) prices.set(name, 90000);
  expect(fillIn("{£ Website + SEO}")).toBe("£900");
  expect(fillIn("{£ Website + SEO + Advice}")).toBe("£900");
  expect(fillIn("{£ Logo design + 2 × Website + SEO + Landing Page}")).toBe("£2098");
  expect(fillIn("{£ Landing Page + Website + SEO / 12}")).toBe("£92");
  expect(wrongMark("{£ 2x logo design + website+Seo}")?.fix).toBe(
    "Write it as   {£ 2 × Logo design + Website + SEO}",
  );
  expect(wrongMark("{£ Website + Logo design}")?.message).toContain("'Website' names no price");
  for (const name of ["Website + SEO", "Website + SEO + Advice"]) prices.delete(name);
});

test("a price that is no number is told in the catalogue, and not again in each text that asks for it", () => {
  prices.set("Slip", penceIn("£45"));
  expect(unfilledIn("for {£ Slip}")).toBeUndefined();
  expect(fillIn("{£ Slip + 2 × Slip}")).toBe("£0");
  prices.delete("Slip");
});

test("a price that the catalogue asks for another time is left as it is, and told", () => {
  for (const name of ["Care", "Advice"]) {
    prices.set(name, 2500);
    periods.set(name, "month");
  }
  for (const words of [
    "for {£ Care} a month or {£ 2 × Care + Advice}/month",
    "{£ Hosting renewal} a year and {£ Hosting renewal + Landing Page / 12} a month",
    "{£ Landing Page} now, {£ Logo design} a month later or a year after it is live",
    "{£ Care} a year after it is live, and {£ 12 × Care} a year",
  ]) {
    expect(unfilledIn(words)).toBeUndefined();
    expect(fillIn(words)).not.toContain("{");
  }
  for (const [words, message] of [
    ["{£ Care} a year after that", "'Care' is paid each month"],
    ["{£ Care}/year", "'Care' is paid each month in content/catalogue.ts, and here each year"],
    ["{£ Advice + Care} per year", "'Advice' is paid each month"],
    ["{£ Care + Logo design} every month", "'Logo design' is not paid each month"],
  ] as const) {
    expect(fillIn(words)).toBe(words);
    expect(unfilledIn(words)?.message).toContain(message);
  }
  for (const name of ["Care", "Advice"]) {
    prices.delete(name);
    periods.delete(name);
  }
});

test("the business is named as the text is written", () => {
  expect(fillIn("{name}")).toBe(site.name);
  expect(fillIn("{name} {VAT}", words => words.toUpperCase())).toBe(
    `${site.name} ${site.vatStatement}`.toUpperCase(),
  );
});

test.each([
  // A text names it in braces, a typed data file without: priceOf("Landing Page").
  ["{£ Landing Pge}", "names no price", "such as   Landing Page"],
  ["{£ Lnading Page}", "names no price", "such as   Landing Page"],
  ["{£Landing Page}", "not how this mark is written", "Write it as   {£ Landing Page}"],
  ["{ £ landing  page }", "not how this mark is written", "Write it as   {£ Landing Page}"],
  [
    "{£ Landing Page + 2 x hosting renewal}",
    "not how this mark is written",
    "Write it as   {£ Landing Page + 2 × Hosting renewal}",
  ],
  ["{£ landing page/36}", "not how this mark is written", "Write it as   {£ Landing Page / 36}"],
  ["{£ Landing Page / 36 months}", "'Landing Page / 36 months' names no price", "Write the name"],
  ["{£ Landing Page / 0}", "'Landing Page / 0' names no price", "such as   Landing Page"],
  ["{£ Landing Page + 2 × Logo desing / 36}", "'Logo desing' names no price", "such as"],
  ["{£ x}", "names no price", "or take out what is said of this price"],
  ["{£ Sold no more}", "names no price", "or take out what is said of this price"],
  ["{£}", "the name of a price is missing", "Write it as   {£ Name}"],
  ["{£ Landing Page + }", "the name of a price is missing", "Write it as   {£ Name}"],
  ["{£ hosting}", "'hosting' names no price", "such as   Hosting renewal"],
  ["{vat}", "not how this mark is written", "Write it as   {VAT}"],
  ["{ Name }", "not how this mark is written", "Write it as   {name}"],
  ["{replay}", "not how this mark is written", "Write it as   {reply}"],
  ["{names}", "not how this mark is written", "Write it as   {name}"],
  ["{Landing Page}", "not how this mark is written", "Write it as   {£ Landing Page}"],
  ["{$ Landing Page}", "not how this mark is written", "Write it as   {£ Landing Page}"],
  ["{2 x logo design}", "not how this mark is written", "Write it as   {£ 2 × Logo design}"],
  ["{phone}", "stands for nothing", "Write the words themselves"],
  ["{name of Rugby and more", "the } after '{name' is missing", "Write it as   {name}"],
  ["{vat", "the } after '{vat' is missing", "Write it as   {VAT}"],
  ["{£ Landing Page and more", "the } after the name", "Write it as   {£ Name}"],
])("the mark %s is refused with what should stand there", (written, message, fix) => {
  expect(wrongMark(written)?.message).toContain(message);
  expect(wrongMark(written)?.fix).toContain(fix);
});

test("a name of the words that towns share is refused in the text of one town, not in these words", () => {
  expect(wrongMarkOfText("{Town}")?.message).toContain("'{Town}' stands for nothing here");
  expect(wrongMarkOfText("{phone}")?.message).toContain("stands for nothing; only");
  expect(wrongMark("{town}")).toBeUndefined();
  expect(wrongMarkOfText("{townhouse}")).toBeUndefined();
  const faqs = [{ question: "Do you come to {town}?", answer: "Yes." }];
  const { error } = locationSchema.safeParse({ faqs });
  expect(error?.issues).toContainEqual(
    expect.objectContaining({ path: ["faqs", 0, "question"], part: "{town}" }),
  );
});

test("a price that nobody asks is named, and other amounts and braces are left alone", () => {
  expect(unfilledIn("at {£ Landing page}")?.part).toBe("{£ Landing page}");
  expect(
    unfilledIn("Brake pads from £95 {as agreed} or {£ Landing Page}, {name: 1"),
  ).toBeUndefined();
  expect(unfilledIn("Write to ann{at}example.com, {men} or {women}.")).toBeUndefined();
  const { error } = articleSchema.safeParse({
    title: "Now {£ Logo}",
    excerpt: "x",
    category: categories[0].id,
  });
  expect(error?.issues).toMatchObject([{ path: ["title"] }]);
});

const sentences = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter(file => /(?<!\.test)\.(md|ts)$/.test(file))
  .flatMap(file => readFileSync(join("content", file), "utf8").split(/(?<=[.?!])\s/));

/** Prices that are the same today part tomorrow; who has no such sentence any more has none to mend. */
test.each([
  [/\b(?:10|ten) items\b.*\{£/i, webCatalogue.addons.map(({ name }) => `{£ ${name}}`)],
  [/\bSupport plans start\b/, ["lowestPrice(hostingPlans.concat(supportPlans))"]],
  [/\bhas paid for itself\b/, webCatalogue.packages.map(({ name }) => `{£ ${name} + 2 × `)],
])("a sentence like %s asks for its own price", (like, marks) => {
  const alike = sentences.filter(words => like.test(words));
  for (const words of alike)
    expect(
      marks.filter(mark => words.includes(mark)),
      words,
    ).toHaveLength(1);
});

test("no text says on which days we answer: they stand in site.ts", () => {
  const promises = sentences.filter(words => /\{reply\}|replyTime\}/.test(words));
  expect(promises.length).toBeGreaterThan(0);
  for (const words of promises) expect(words).not.toMatch(/day to \w+day/);
});

test("no text says by itself how soon we reply, nor does a claim", () => {
  expect(fillIn("We reply {reply}.")).toBe(`We reply ${site.replyTime}.`);
  const promises = sentences.filter(words => /\b(reply|(we|and) answer) within\b/i.test(words));
  expect(promises.filter(words => !words.includes("As in"))).toEqual([]);
});
