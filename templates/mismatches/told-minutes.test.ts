import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import type { Location } from "../collections.ts";
import { toldMinutes } from "./told-minutes.ts";

const here = site.geo.placename;
const coventry = (travelTime: string, more: object = {}) =>
  // Nothing but the file, the name and these words of a town are looked at.
  ({ file: "coventry.md", record: { name: "Coventry", travelTime, ...more } }) as Location;
const page = (words: unknown) => [{ file: "seo.ts", town: "Coventry", words }];
const found = (...asked: Parameters<typeof toldMinutes>) =>
  toldMinutes(...asked).map(({ file, search, message }) => `${file} ${search}: ${message}`);

test("another travel time in the words about a town is told where they stand", () => {
  const words = {
    stats: [{ value: "25min", label: `from ${here}` }],
    text: "25 minutes away by car.",
  };
  expect(found([coventry("35 minutes")], page(words))).toEqual([
    "seo.ts 25min: says '25min', and travelTime in coventry.md is 35 minutes",
    "seo.ts 25 minutes away: says '25 minutes away', and travelTime in coventry.md is 35 minutes",
  ]);
  const heroHeadline = "Websites, Five minutes from your door";
  expect(found([coventry("7 minutes", { heroHeadline })], [])).toEqual([
    "coventry.md bsites, Five minutes from your door: says 'Five minutes from your door', and travelTime in coventry.md is 7 minutes",
  ]);
});

test("and where it lies up the road", () => {
  const heroHeadline = "Coventry web design, five\u00a0minutes up the road";
  expect(found([coventry("7 minutes", { heroHeadline })], [])).toEqual([
    expect.stringContaining("says 'five\u00a0minutes up the road'"),
  ]);
});

test("it is read across a space that keeps a line whole, and as a distance from the town itself", () => {
  const heroHeadline = "Websites, five\u00a0minutes from your door";
  const text = "A company thirty\u00a0five\u00a0minutes from Coventry";
  expect(found([coventry("7 minutes", { heroHeadline })], page(text))).toEqual([
    expect.stringContaining("says 'five\u00a0minutes from your door'"),
    expect.stringContaining("says 'thirty\u00a0five\u00a0minutes from Coventry'"),
  ]);
});

test("but not the same time, another town's, none, or minutes of something else", () => {
  const words = [
    "25min",
    "twenty-five minutes away",
    "A 30-minute call",
    "read in five minutes.",
    "5 minutes from the M6",
    "Urgent calls are answered within 30 minutes",
    "A free call of 30 minutes",
    "Phone support, answered in 15 min",
    "1.5 minutes away",
    "20–25 minutes away",
    "30–35 minutes away",
    "30 – 35 minutes away",
    "30 to 35 minutes away",
    "thirty or thirty-five minutes away",
    "thirty-to-forty minutes away",
    "an hour and five minutes away",
    "under 30 minutes away",
    "15 minutes from your booking",
    "15 minutes from our answer",
    "5 minutes from Coventry station",
    "5 minutes from Coventry’s ring road",
    "20 to\u00a030 minutes away",
  ];
  const thirtyFive = [
    "Thirty-five minutes away",
    "thirty five minutes from our office",
    "a hundred-and-five minutes away",
    "thirty-one minutes away",
    "thirty\u00a0five\u00a0minutes from Coventry.",
  ];
  expect(found([coventry("25 minutes")], page(words))).toEqual([]);
  expect(found([coventry("35 minutes")], page(thirtyFive))).toEqual([]);
  expect(found([coventry("Based here")], page("25 minutes away"))).toEqual([]);
  expect(found([], page("25 minutes away"))).toEqual([]);
});

test("a figure of its own is a travel time only where the words beside it say so", () => {
  const stats = [
    { value: "30min", label: "of training a week" },
    { value: "30 min", label: "from first call to quote" },
    { value: "30min", label: "of a call, away from your desk" },
    { value: "20 min", label: "by car" },
    { label: "Travel time", value: "15 min" },
    { value: "40min" },
  ];
  expect(found([coventry("35 minutes")], page({ stats }))).toEqual([
    "seo.ts 20 min: says '20 min', and travelTime in coventry.md is 35 minutes",
    "seo.ts 15 min: says '15 min', and travelTime in coventry.md is 35 minutes",
  ]);
});

test("a number in words is read whole", () => {
  const words = [
    "Thirty-five minutes away",
    "thirty five minutes away",
    `forty-five minutes from ${here}`,
  ];
  expect(found([coventry("35 minutes")], page(words))).toEqual([
    `seo.ts forty-five minutes from ${here}: says 'forty-five minutes from ${here}', and travelTime in coventry.md is 35 minutes`,
  ]);
});
