export type Point = { x: number; y: number };
type Anchor = "start" | "middle" | "end";
type Labelled = Point & {
  lines: string[];
  radius: number;
  /** The place to take first: 0 right, 1 left, 2 below, 3 above. */
  prefer?: number;
};
export type PlacedLabel = Labelled & { textX: number; textY: number; anchor: Anchor };
export type Box = { left: number; top: number; right: number; bottom: number };

type Map = {
  labels: Labelled[];
  /** How many of the first stay whatever is in their way. */
  keptCount: number;
  space: Box;
  sizeUnits: number;
  obstacles: Box[];
};

/**
 * Each label at the best place beside its dot. Where so many lie so close that one could not be read, or would reach beyond
 * the edge, it is left out with its dot, the one most hidden first: fewer names that can be read say more than all of them
 * on one heap.
 */
export function placeLabels(map: Map): PlacedLabel[] {
  let { labels } = map;
  for (;;) {
    const isCrowded = labels !== map.labels;
    const chosen = choosePlaces({ ...map, labels, settledCount: isCrowded ? map.keptCount : 0 });
    const boxes = chosen.map(({ box }) => box);
    const dots = dotsOf(labels);
    const shares = chosen.map(({ box }, own) => {
      const isOther = (_: Box, index: number) => index !== own;
      const hidden = dots.filter(isOther).map(dot => coveredShare(dot, [box]));
      const covered = coveredShare(box, [...boxes.filter(isOther), ...map.obstacles]);
      const cutOff = 1 - coveredShare(box, [map.space]);
      return own < map.keptCount ? 0 : Math.max(covered, cutOff, ...hidden.map(share => share / 2));
    });
    const worst = shares.lastIndexOf(Math.max(...shares));
    if ((shares[worst] ?? 0) <= readableShare) return chosen.map(({ label }) => label);
    labels = labels.filter((_, index) => index !== worst);
  }
}

/** Boxes are a little wider than their words: those that touch at their edges can be read. */
const readableShare = 0.15;

function coveredShare(box: Box, others: Box[]): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  return others.reduce((sum, other) => sum + overlap(box, other), 0) / area;
}

/**
 * Finds each label a place beside its dot where it meets no other label or dot and stays inside the space. The first
 * in the list chooses first; in two further rounds each may move to a freer place that the others have left, but for
 * those that are settled.
 */
function choosePlaces({
  labels,
  settledCount,
  space,
  sizeUnits,
  obstacles,
}: Omit<Map, "keptCount"> & { settledCount: number }): Candidate[] {
  const dots = dotsOf(labels);
  const places = labels.map(label => candidates(label, sizeUnits));
  const chosen: (Candidate | undefined)[] = places.map(() => undefined);
  for (let round = 0; round < 3; round++)
    places.forEach((options, own) => {
      if (round > 0 && own < settledCount) return;
      const others = chosen.filter((_, index) => index !== own).flatMap(other => other?.box ?? []);
      const inTheWay = [...others, ...dots, ...obstacles];
      const costs = options.map(
        ({ box, rank }) => crowding(box, inTheWay) + outside(box, space) * 100 + rank,
      );
      chosen[own] = options[costs.indexOf(Math.min(...costs))];
    });
  return chosen.flatMap(choice => choice ?? []);
}

function dotsOf(labels: Labelled[]): Box[] {
  return labels.map(({ x, y, radius }) => boxAround(x, y, radius + 2));
}

type Candidate = { label: PlacedLabel; box: Box; rank: number };

function candidates(label: Labelled, sizeUnits: number): Candidate[] {
  const gap = label.radius + 5;
  const height = label.lines.length * sizeUnits * lineHeight;
  const width = Math.max(...label.lines.map(line => line.length)) * sizeUnits * glyphWidth;
  const sides: { anchor: Anchor; dx: number; top: number }[] = [
    { anchor: "start", dx: gap, top: -height / 2 },
    { anchor: "end", dx: -gap, top: -height / 2 },
    { anchor: "middle", dx: 0, top: gap },
    { anchor: "middle", dx: 0, top: -gap - height },
    { anchor: "start", dx: gap - 4, top: gap - 6 },
    { anchor: "end", dx: 4 - gap, top: gap - 6 },
    { anchor: "start", dx: gap - 4, top: 6 - gap - height },
    { anchor: "end", dx: 4 - gap, top: 6 - gap - height },
    // A little higher or lower than its dot, past a line or a dot close by.
    { anchor: "start", dx: gap, top: -height * 0.75 },
    { anchor: "end", dx: -gap, top: -height * 0.75 },
    { anchor: "start", dx: gap, top: -height * 0.25 },
    { anchor: "end", dx: -gap, top: -height * 0.25 },
  ];
  return sides.map(({ anchor, dx, top }, rank) => {
    const textX = label.x + dx;
    const left = anchor === "start" ? textX : anchor === "end" ? textX - width : textX - width / 2;
    const y = label.y + top;
    return {
      label: { ...label, anchor, textX, textY: y + sizeUnits * baseline },
      box: { left, top: y, right: left + width, bottom: y + height },
      rank: label.prefer === rank ? -10 : rank,
    };
  });
}

/** Measured on the names of the towns in Figtree 600, and rounded up. */
const glyphWidth = 0.56;
const lineHeight = 1.15;
const baseline = 0.88;

function boxAround(x: number, y: number, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** A dot that is touched at all costs more than a label that is brushed along its edge. */
function crowding(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => {
    const area = overlap(box, other);
    return area > 0 ? sum + 200 + area * 10 : sum;
  }, 0);
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function outside(box: Box, space: Box): number {
  return (
    Math.max(0, space.left - box.left) +
    Math.max(0, box.right - space.right) +
    Math.max(0, space.top - box.top) +
    Math.max(0, box.bottom - space.bottom)
  );
}
