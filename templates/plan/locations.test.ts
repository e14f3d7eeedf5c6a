import { describe, expect, test } from "vitest";
import { named } from "../../content/rules/named.ts";
import type { LocationRecord } from "../../content/rules/schemas.ts";
import { site } from "../../content/site.ts";
import { townWords } from "../../content/town-words.ts";
import { locationRoute } from "../../domain/addresses.ts";
import { contentWith } from "../../tests/sample-content.ts";
import type { Location } from "../collections.ts";
import { chromeOf } from "./chrome.ts";
import { locationPages } from "./locations.ts";

const chrome = chromeOf(contentWith({}));

describe("location pages", () => {
  test("make a title and a description of their own where the record gives none", () => {
    const { pages } = planned({
      name: "Hinckley",
      county: "Leicestershire",
      travelTime: "30 minutes",
    });
    expect(pages[0]?.route).toBe(locationRoute("hinckley"));
    expect(pages[0]?.props).toMatchObject({
      title: expect.stringMatching(new RegExp(`^${withoutEnd("Leicestershire")}`)),
      description: named(townWords.description, {
        ...{ town: "Hinckley", county: "Leicestershire" },
        way: `30 minutes from ${site.geo.placename}.`,
      }),
    });
    expect(planned({ travelTime: "Based here" }).pages[0]?.props).toMatchObject({
      description: expect.not.stringMatching(/ {2}|\{|minutes from/),
    });
  });

  test("leave the end of the title out where it would be longer than search engines show", () => {
    const county = "a county in twelve words, as long as the name of any business";
    const { pages } = planned({ name: "Hinckley", county });
    expect(pages[0]?.props).toMatchObject({ title: withoutEnd(county) });
  });

  test("use the record's own words and address where it gives them", () => {
    const { pages } = planned({
      name: "Bilton",
      seoTitle: "Bilton Web Design",
      seoDescription: "For Bilton.",
      canonicalUrl: "/bilton-web-design",
    });
    expect(pages[0]?.route).toBe("/bilton-web-design");
    expect(pages[0]?.props).toMatchObject({
      title: "Bilton Web Design",
      description: "For Bilton.",
    });
  });

  test("stand in the order of the records, each with its shared picture", () => {
    const { pages, images } = planned({ name: "Later", order: 2 }, { name: "First", order: 1 });
    expect(pages.map(({ route }) => route)).toEqual(
      ["first", "later"].map(slug => locationRoute(slug)),
    );
    expect(images.map(({ name }) => name)).toEqual(pages.flatMap(page => page.images));
  });
});

function withoutEnd(county: string): string {
  return named(townWords.title, { town: "Hinckley", county }).replace(/ \|[^|]*$/, "");
}

function planned(...records: Partial<LocationRecord>[]) {
  return locationPages(contentWith({ locations: records.map(entry) }), chrome);
}

function entry(record: Partial<LocationRecord>): Location {
  const slug = record.name?.toLowerCase() ?? "";
  return {
    id: `locations/${slug}`,
    file: `content/locations/${slug}.md`,
    slug,
    record: { ...anywhere, ...record },
    date: undefined,
    updated: undefined,
    draft: false,
    aliases: [],
    readMinutes: 2,
    images: [],
  };
}

const anywhere: LocationRecord = {
  name: "Anywhere",
  county: "Warwickshire",
  description: "A town.",
  landmarks: ["The bridge"],
  businessTypes: ["Shops"],
  travelTime: "10 minutes",
  bearing: 90,
  order: 1,
  mainIndustries: ["Trade"],
  keywords: ["web design"],
  faqs: [],
};
