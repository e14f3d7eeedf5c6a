import { expect, test } from "vitest";
import { type PlacedLabel, placeLabels } from "./place-labels.ts";

const space = { left: -200, top: -200, right: 200, bottom: 200 };
const sizeUnits = 16;
const dot = (name: string, x: number, y: number) => ({ lines: [name], x, y, radius: 4 });
const place = (...towns: ReturnType<typeof dot>[]) =>
  placeLabels({ labels: towns, keptCount: 2, space, sizeUnits, obstacles: [] });
const namesOf = (placed: PlacedLabel[]) => placed.map(({ lines }) => lines.join());

const ours = [dot("Aberystwyth", 0, -170), dot("Cardiff", 0, 0)];
const heap = Array.from({ length: 12 }, (_, index) =>
  dot(`Pontypridd ${index}`, 14 + (index % 3) * 9, 8 + Math.floor(index / 3) * 9),
);

test("names that have room are all there", () => {
  const around = [dot("Penarth", 90, 20), dot("Newport", -90, 20), dot("Barry", 0, 80)];
  expect(namesOf(place(...ours, ...around))).toEqual(
    namesOf(place(...ours)).concat("Penarth", "Newport", "Barry"),
  );
});

test("of names on one heap those stay that can be read, and always the town and where it is measured from", () => {
  const placed = place(...ours, ...heap);
  expect(namesOf(placed).slice(0, 2)).toEqual(["Aberystwyth", "Cardiff"]);
  expect(placed.length).toBeGreaterThan(3);
  expect(placed.length).toBeLessThan(ours.length + heap.length);
  const boxes = placed.map(({ textX, textY, anchor, lines: [name = ""] }) => {
    const width = name.length * sizeUnits * 0.5;
    const left = { start: textX, middle: textX - width / 2, end: textX - width }[anchor];
    return { left, right: left + width, top: textY - sizeUnits * 0.7, bottom: textY };
  });
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      const isApart =
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect(isApart, JSON.stringify([a, b])).toBe(true);
    }
});

test("a name that would be cut off at the edge is left out, but never the town's own", () => {
  const wall = { left: 60, top: -200, right: 150, bottom: 200 };
  const labels = [...ours, dot("Abergavenny", 160, 90)];
  const placed = placeLabels({ labels, keptCount: 2, space, sizeUnits, obstacles: [wall] });
  expect(namesOf(placed)).toEqual(["Aberystwyth", "Cardiff"]);
  expect(placeLabels({ labels, keptCount: 3, space, sizeUnits, obstacles: [wall] })).toHaveLength(
    3,
  );
});
