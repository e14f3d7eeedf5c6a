import { expect, test } from "vitest";
import { categories } from "../../blog.ts";
import { webCatalogue } from "../../catalogue.ts";
import { site } from "../../site.ts";
import { catalogueSchema, text } from "../fact-schemas.ts";
import { articleSchema, faqSchema } from "../schemas.ts";
import { placesSchema } from "../site-schemas.ts";
import { markdownIn, tagsIn, unseenIn } from "./plain-words.ts";

test("signs of markdown and HTML in a text that is shown as it stands are told, with the words without them", () => {
  const fixOf = (words: string) => (markdownIn(words) ?? tagsIn(words))?.fix;
  expect(fixOf("We answer **the same day**.")).toBe("Write it as   the same day");
  expect(fixOf("See [our prices](/#pricing) for more.")).toBe("Write it as   our prices");
  for (const list of [
    "- a logo\n- your texts",
    "Send us:\n\n  1. a logo \n  2. your texts\nThen we begin.",
    "* a logo;\n* your texts",
  ])
    expect(fixOf(list)).toBe("Write it as a sentence:   a logo, your texts");
  expect(fixOf("- We call.\n- We draw.")).toBe("Write it as sentences:   We call. We draw.");
  expect(fixOf(`- a\n- ${"many words ".repeat(30)}end`)).toMatch(/ end$/);
  expect(fixOf("Bread &amp; cakes")).toBe("Write the sign that it stands for in its place:   &");
  for (const exported of ["Rugby&#8217;s best", "&#x2019;", "caf&eacute;s", "&pound;25 a month"])
    expect(fixOf(exported)).toBe("Write the sign that it stands for in its place");
  expect(fixOf("Call <b>us</b> today")).toBe("Write it as   us");
  expect(fixOf('See <a href="/#pricing">our prices</a>')).toBe("Write it as   our prices");
  expect(fixOf("Monday<br>Tuesday")).toBe("Take it out");
  for (const good of [
    "B&Bs; R&D; M&S",
    "Prices **",
    "2**8 is 256, and 2**9 is 512",
    "A * B * C",
    "A price (from £199) [updated]",
    "f(**options), g(**more)",
    "What [title] (the tag) means",
    "What the <br> tag is for, and <title>",
    "5 < 6 > 4",
    "Open all year\n- but for Christmas",
    "-5 °C\n-10 °C",
    "**",
    "",
  ])
    expect(markdownIn(good) ?? tagsIn(good)).toBeUndefined();
});

test("the words that are wrong are named apart, so that they alone are shown", () => {
  expect(markdownIn("We answer **the same day**.")?.part).toBe("**the same day**");
  const parts = (excerpt: string) =>
    articleSchema.safeParse({ title: "A", excerpt, category: categories[0].id }).error?.issues;
  expect(parts("Of {£ Landng Page} and more")).toMatchObject([{ part: "{£ Landng Page}" }]);
  expect(text.safeParse("Call <b>us</b> today").error?.issues).toMatchObject([
    { part: "<b>us</b>" },
  ]);
});

test("every title, answer and fact is held to it", () => {
  const answer = { question: "When?", answer: "**Today**" };
  const article = { title: "[A](/b)", excerpt: "C.", category: categories[0].id };
  for (const { error } of [
    faqSchema.safeParse(answer),
    articleSchema.safeParse(article),
    text.safeParse("Ask **us**"),
  ])
    expect(error?.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining("would be shown with its signs"),
    ]);
});

test.each([
  ["Landing\u200b Page", "U+200B"],
  ["Landing\u00a0Page", "U+00A0"],
  ["\ufeffLanding Page", "U+FEFF"],
  ["Landing  Page", "a space too many"],
  ["Landing Page ", "a space too many"],
])("what nobody sees in the name %j is told, with the name to type", (name, what) => {
  expect(unseenIn(name)?.message).toContain(what);
  expect(unseenIn(name)?.fix).toBe('Type it anew:   "Landing Page"');
  const [first, ...others] = webCatalogue.packages;
  const packages = [{ ...first, name }, ...others];
  const inCatalogue = catalogueSchema.safeParse({ ...webCatalogue, packages });
  const inPlaces = placesSchema.safeParse([{ ...site.geo, placename: name }]);
  for (const { error } of [inCatalogue, inPlaces])
    expect(error?.issues.map(({ message }) => message)).toEqual([unseenIn(name)?.message]);
});
