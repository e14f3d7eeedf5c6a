import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { MinutesMap, mapText, type Town } from "./minutes-map.tsx";

const coventry: Town = { name: "Coventry", minutes: 25, bearing: 283 };
const dunchurch: Town = { name: "Dunchurch", minutes: 5, bearing: 207 };
const bilton: Town = { name: "Bilton", minutes: 5, bearing: 230 };
const harborough: Town = { name: "Market Harborough", minutes: 25, bearing: 63 };

describe("the minutes map", () => {
  test("says in words how far away the town is and in which direction", () => {
    expect(mapText({ base: "Rugby", town: coventry, others: [dunchurch] })).toBe(
      "Map: Coventry lies 25 minutes from Rugby, to the west.",
    );
    expect(mapText({ base: "Rugby", town: { ...bilton, minutes: 1 }, others: [] })).toContain(
      "lies 1 minute from Rugby",
    );
  });

  test("names every town and its minutes on the base's own map", () => {
    expect(mapText({ base: "Rugby", others: [coventry, dunchurch] })).toBe(
      "Map: Rugby in the middle. Minutes by car: Coventry 25, Dunchurch 5.",
    );
    expect(renderToStaticMarkup(<MinutesMap base="Rugby" others={[coventry]} />)).toContain(
      "Based here",
    );
  });

  test("puts a town in the west on the left and one in the north-east at the upper right", () => {
    const markup = renderToStaticMarkup(
      <MinutesMap base="Rugby" town={coventry} others={[harborough]} />,
    );
    const [west, northEast] = [...markup.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)/g)].map(
      ([, x, y]) => ({ x: Number(x), y: Number(y) }),
    );
    expect(west?.x).toBeLessThan(-100);
    expect(northEast?.x).toBeGreaterThan(100);
    expect(northEast?.y).toBeLessThan(-50);
  });

  test("breaks a long name between its words and after its hyphens", () => {
    const lines = (name: string) => {
      const markup = renderToStaticMarkup(
        <MinutesMap base="Rugby" town={{ ...coventry, name }} others={[]} />,
      );
      const [, label = ""] = /map-town.*?<text[^>]*>(.*?)<\/text>/.exec(markup) ?? [];
      return label.split(/<[^>]*>/).filter(Boolean);
    };
    expect(lines("Stratford-upon-Avon")).toEqual(["Stratford-", "upon-Avon", "25 min"]);
    expect(lines("Weston under Wetherley")).toEqual(["Weston under", "Wetherley", "25 min"]);
    expect(lines("Wolverhampton")).toEqual(["Wolverhampton", "25 min"]);
  });

  test("no name lies on the way to a town that passes close by its dot", () => {
    const leamington: Town = { name: "Leamington Spa", minutes: 15, bearing: 244 };
    const markup = renderToStaticMarkup(
      <MinutesMap base="Rugby" town={leamington} others={[dunchurch, bilton]} />,
    );
    const [, endX, endY] = (/map-way" d="M0 0L(-\d+) (\d+)/.exec(markup) ?? []).map(Number);
    const label =
      /translate\((-?\d+) (-?\d+)\)"><circle[^>]*><\/circle><text x="(-?\d+)" y="(-?\d+)">Bilton/;
    const [, dotX = 0, dotY = 0, fromX = 0, fromY = 0] = (label.exec(markup) ?? []).map(Number);
    // Its top left corner on a phone, with its halo: there it would meet the way, which falls to the left.
    const corner = { x: dotX + fromX - 2.5, y: dotY + fromY - 12 - 2.5 };
    const wayBelow = corner.x * ((endY ?? 0) / (endX ?? 1));
    expect(endX).toBeLessThan(-80);
    expect(corner.y).toBeGreaterThan(wayBelow);
  });

  test.each([25, 35, 45, 60, 75, 100, 240])(
    "keeps the figures of its rings apart, with a town %i minutes away",
    minutes => {
      const markup = renderToStaticMarkup(
        <MinutesMap base="Rugby" town={{ ...coventry, minutes }} others={[dunchurch]} />,
      );
      const [, labels = ""] = /map-ring-labels">(.*?)<\/g>/.exec(markup) ?? [];
      const spans = [...labels.matchAll(/x="(\d+)"[^>]*>([^<]+)</g)].map(([, x, words = ""]) => ({
        left: Number(x) - words.length * 4.5,
        right: Number(x) + words.length * 4.5,
        words,
      }));
      expect(spans.length).toBeGreaterThan(2);
      expect(spans.at(-1)?.words).toMatch(/^\d+ min$/);
      for (const [index, { left }] of spans.entries())
        expect(left).toBeGreaterThanOrEqual(spans[index - 1]?.right ?? 0);
    },
  );

  test.each([
    ["itself ", { ...coventry, bearing: 90 }, harborough],
    ["beside another ", coventry, { ...harborough, bearing: 94 }],
  ])(
    "neither a town in the east %snor the way to it covers the figures of the rings",
    (_, town, other) => {
      const markup = renderToStaticMarkup(<MinutesMap base="Rugby" town={town} others={[other]} />);
      const [, labels = ""] = /map-ring-labels">(.*?)<\/g>/.exec(markup) ?? [];
      const below = [...labels.matchAll(/x="0" y="(\d+)"/g)].map(([, y]) => Number(y));
      expect(below).toEqual([63, 93, 139, 176]);
    },
  );

  test("with a town in the east and another in the south the figures stand in the west", () => {
    const markup = renderToStaticMarkup(
      <MinutesMap
        base="Rugby"
        town={{ ...coventry, bearing: 90 }}
        others={[{ ...harborough, bearing: 177 }]}
      />,
    );
    const [, labels = ""] = /map-ring-labels">(.*?)<\/g>/.exec(markup) ?? [];
    const figures = [...labels.matchAll(/x="(-?\d+)" y="4">([^<]+)/g)].map(([, x, words]) => [
      x,
      words,
    ]);
    expect(figures).toEqual([
      ["-59", "5"],
      ["-89", "10"],
      ["-135", "20"],
      ["-172", "30 min"],
    ]);
  });

  test("stays within 2.5 kB with all nine places, and has no style attribute", () => {
    const others = [dunchurch, bilton, harborough, ...Array(5).fill(coventry)].map(
      (town: Town, index) => ({ ...town, name: `${town.name}${index}`, bearing: index * 40 }),
    );
    const markup = renderToStaticMarkup(
      <MinutesMap base="Rugby" town={coventry} others={others} />,
    );
    expect(markup.length).toBeLessThan(2500);
    expect(markup).not.toContain("style=");
  });
});
