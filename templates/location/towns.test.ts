import { describe, expect, test } from "vitest";
import { neighbours, townOf } from "./towns.ts";

const place = (name: string, travelTime: string, bearing: number | null) => ({
  slug: name.toLowerCase(),
  name,
  route: `/${name.toLowerCase()}`,
  travelTime,
  bearing,
});

describe("towns on the map", () => {
  test("have minutes and a bearing; the base has neither", () => {
    expect(townOf(place("Coventry", "25 minutes", 283))).toEqual({
      name: "Coventry",
      minutes: 25,
      bearing: 283,
    });
    expect(townOf(place("Rugby", "Based here", null))).toBeUndefined();
    expect(townOf(place("Nowhere", "10 minutes", null))).toBeUndefined();
  });

  test("come nearest first, without the page's own, and no more than can be read", () => {
    const places = Array.from({ length: 20 }, (_, index) =>
      place(`Town${index}`, `${20 - index} minutes`, index),
    );
    const others = neighbours(places, "/town19");
    expect(others).toHaveLength(12);
    expect(others.map(({ minutes }) => minutes).slice(0, 3)).toEqual([2, 3, 4]);
  });

  test.each([
    ["/rugby", ["Bilton", "Daventry", "Birmingham"]],
    ["/bilton", ["Daventry"]],
    ["/birmingham", ["Bilton", "Daventry"]],
    ["/stratford", ["Bilton", "Daventry", "Birmingham"]],
  ])("are on the map of %s where they lie no farther than it reaches", (route, names) => {
    const places = [
      place("Rugby", "Based here", null),
      place("Hull", "150 minutes", 20),
      place("Stratford", "75 minutes", 220),
      place("Birmingham", "50 minutes", 280),
      place("Daventry", "30 minutes", 152),
      place("Bilton", "5 minutes", 230),
    ];
    expect(neighbours(places, route).map(({ name }) => name)).toEqual(names);
  });
});
