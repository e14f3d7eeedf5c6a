import { expect, test } from "vitest";
import { blog } from "../../content/blog.ts";
import { home } from "../../content/home.ts";
import { places } from "../../content/places.ts";
import { sold } from "../../content/rules/sold.ts";
import { site } from "../../content/site.ts";
import type { Entry } from "../../generator/site.ts";
import { topic } from "../../tests/articles.ts";
import { nothingToAsk } from "../../tests/nothing-to-ask.ts";
import { contentWith } from "../../tests/sample-content.ts";
import type { Article, Industry, Location } from "../collections.ts";
import { mismatches } from "./mismatches.ts";

const homeTowns = [...home.areas.towns, ...home.areas.furtherTowns];
const placeNames = places.map(({ placename }) => placename);

const messages = ({ slugs = homeTowns, names = placeNames, travelTime = "5 minutes" }) => {
  const length = Math.max(slugs.length, names.length);
  const locations = Array.from({ length }, (_, index) => {
    const record = { name: names[index] ?? names[0], travelTime };
    return { slug: slugs[index] ?? slugs[0], record } as Location;
  });
  // Nothing but the slugs, names and travel times of locations is looked at; there may be two of one name, and the times
  // are not those that our pages tell.
  return mismatches(contentWith({ locations }))
    .filter(({ code }) => code !== "content/name" && code !== "places/minutes")
    .map(({ message }) => message);
};

test("a town that the home page names and nobody describes is said, and no other", () => {
  const [first, ...others] = homeTowns;
  expect(messages({})).toEqual([]);
  // Who lists none at home has none to forget.
  expect(messages({ slugs: others })).toEqual(
    homeTowns.length === 0
      ? []
      : [`there is no town '${first}' in content/locations, so the home page leaves it out`],
  );
});

test("a town that the home page names and whose text is a draft, or for another day, is said to be that", () => {
  const [slug = "", ...others] = homeTowns;
  const said = (waiting: Partial<Entry>) => {
    const unpublished = [{ id: `locations/${slug}`, file: "its.md", record: {}, ...waiting }];
    // Nothing but these of a text that is not shown is looked at.
    return notes(others, unpublished as Entry[]).map(({ message, fix }) => [message, fix]);
  };
  if (slug)
    expect([said({ draft: true }), said({ draft: false, date: "2030-01-01" })]).toEqual([
      [
        [
          "its.md is a draft, so the home page leaves it out",
          "Leave it for then, or take   draft: true   away there",
        ],
      ],
      [
        [
          "its.md is dated 2030-01-01, so the home page leaves it out",
          "Leave it for then, or take   date: 2030-01-01   away there",
        ],
      ],
    ]);
  const trade = { id: `industries/${slug}`, draft: true, record: {} } as Entry;
  expect(notes(others, [trade])).toEqual(notes(others, []));
});

/** Of a home page whose towns have these texts, beside others that are not shown. */
function notes(slugs: string[], unpublished: Entry[]) {
  const locations = slugs.map(slug => ({ slug, record: { name: slug, travelTime: "5 minutes" } }));
  const content = contentWith({ locations: locations as Location[] });
  return mismatches(content, unpublished).filter(({ code }) => code === "home/town");
}

test("a place whose town was given another name is said, and one more or less town is not", () => {
  const [first = nothingToAsk("content/places.ts has none"), ...others] = placeNames;
  expect(messages({ names: ["Royal Spa", ...others] })).toEqual([
    `no town in content/locations is called '${first}', and 'Royal Spa' has no place here, so its page names our office`,
  ]);
  expect(messages({ names: ["Royal Spa", "Nowhere", ...others] })).toEqual([
    `no town in content/locations is called '${first}', and the pages of 2 towns that have no place here name our office`,
  ]);
  expect(messages({ names: [site.geo.placename, "Nowhere", ...placeNames] })).toEqual([]);
  expect(messages({ names: [...others, site.geo.placename] })).toEqual([]);
  // Its town is only not finished yet.
  const draft = { id: "locations/a", draft: true, record: { name: first } } as Entry;
  const locations = [{ slug: "b", record: { name: "Royal Spa", travelTime: "5 minutes" } }];
  const said = mismatches(contentWith({ locations: locations as Location[] }), [draft]);
  expect(said.map(({ search }) => search)).not.toContain(`"${first}"`);
});

test("a town that is called our own and is not is said", () => {
  const own = { slugs: homeTowns.slice(0, 1), travelTime: "Based here" };
  const based = ({ names }: { names: string[] }) =>
    messages({ ...own, names }).filter(message => message.includes("our own town"));
  expect(based({ names: [site.geo.placename] })).toEqual([]);
  expect(based({ names: ["Nowhere"] })).toEqual([
    `Nowhere is said to be our own town, and content/site.ts says that is ${site.geo.placename}`,
  ]);
});

test("two towns or two trades of one name are said, where the second one is written", () => {
  const named = (file: string, name: string) => ({ file, slug: file, record: { name } });
  // Nothing but the names and files of trades is looked at.
  const trades = (...entries: object[]) =>
    mismatches(contentWith({ industries: entries as Industry[] })).filter(
      ({ code }) => code === "content/name",
    );
  expect(trades(named("a.md", "Retail"), named("b.md", "Beauty"))).toEqual([]);
  expect(trades(named("a.md", "Retail"), named("b.md", "Retail"))).toMatchObject([
    { file: "b.md", message: expect.stringContaining("a.md has the name 'Retail', too") },
  ]);
});

test("a topic of the blog that finds no article is said, and none while there are no articles", () => {
  const articles = (tags: string[]) => [{ record: { title: "A", excerpt: "B", tags } } as Article];
  const { name: first } = topic;
  const others = blog.topics.filter(name => name !== first);
  // Nothing but what a search looks through is looked at.
  const said = (tags: string[]) =>
    mismatches(contentWith({ articles: articles(tags) }))
      .filter(({ code }) => code === "blog/topic")
      .map(({ message }) => message);
  expect(said(blog.topics.map(topic => topic.toUpperCase()))).toEqual([]);
  expect(said(others)).toEqual([
    `the topic '${first}' finds no article: it stands in no title, excerpt or tag`,
  ]);
  expect(messages({})).toEqual([]);
});

test("a topic without an article is pointed at in the list of topics, though a category above has its name", () => {
  const article = { record: { title: "A", excerpt: "B", tags: [] as string[] } } as Article;
  const [note] = mismatches(contentWith({ articles: [article] })).filter(
    ({ code }) => code === "blog/topic",
  );
  const written = JSON.stringify(topic.name);
  const source = `categories = [{ name: ${written} }];\n topics: ["Another", ${written}],`;
  expect(source.search(note?.search ?? "")).toBe(source.lastIndexOf(written));
});

test("a town's travel time that other pages tell otherwise is said", () => {
  const heroHeadline = "Five minutes from us";
  const record = { name: "Coventry", travelTime: "77 minutes", heroHeadline };
  const locations = [{ file: "coventry.md", slug: "coventry", record } as Location];
  const files = mismatches(contentWith({ locations }))
    .filter(({ code }) => code === "places/minutes")
    .map(({ file }) => file);
  expect(files).toContain("coventry.md");
  if (sold.seo) expect(files).toContain("content/seo-coventry.ts");
});
