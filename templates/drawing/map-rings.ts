import type { Box } from "./place-labels.ts";

export type Ring = { radius: number; label?: RingLabel };
type RingLabel = { words: string; x: number; y: number; box: Box };

/**
 * Rings at 5, 10, 20 and 30 minutes, and at whole hours where a town lies that far. Their figures stand in the east, or
 * where a town lies there in the south, or else in the west. Beside a far town the inner rings lie close together: a
 * label that would meet the next one outwards is left out.
 */
export function ringsWithin(
  farthest: number,
  scale: (minutes: number) => number,
  isTaken: (bearing: number) => boolean,
): Ring[] {
  const shown = ringMinutes.filter(minutes => minutes <= Math.max(30, farthest));
  const rings: Ring[] = [];
  let next: Box | undefined;
  for (const minutes of shown.reverse()) {
    const radius = scale(minutes);
    const isLast = rings.length === 0;
    const words = isLast ? `${minutes} min` : String(minutes);
    const label = !isTaken(90)
      ? labelAt(isLast ? radius + unitShift : radius, 0, words)
      : !isTaken(180)
        ? labelAt(0, radius, words)
        : labelAt(-radius, 0, words);
    const { box } = label;
    const hasRoom =
      !next || box.right < next.left || box.bottom < next.top || box.left > next.right;
    if (hasRoom) next = box;
    rings.unshift(hasRoom ? { radius, label } : { radius });
  }
  return rings;
}

const ringMinutes = [5, 10, 20, 30, 60, 120, 180];

function labelAt(x: number, y: number, words: string): RingLabel {
  const half = (words.length * letterUnits) / 2;
  const box = { left: x - half, top: y - 8, right: x + half, bottom: y + 8 };
  return { words, x: Math.round(x), y: Math.round(y) + 4, box };
}

/** In the east the figure in front of 'min' stays by its ring and away from the one before, and the whole within the column of the page. */
const unitShift = 7;

/** A figure in Archivo 700 at the 13.6 units that minutes-map.css sets on a phone, rounded up. */
const letterUnits = 9;
