import type { Box } from "./place-labels.ts";

export type Ring = { radius: number; label?: RingLabel };
type RingLabel = { words: string; x: number; box: Box };

/**
 * Rings at 5, 10, 20 and 30 minutes, and at whole hours where a town lies that far. Beside a far town the inner ones
 * lie close together: a label that would meet the next one outwards is left out.
 */
export function ringsWithin(farthest: number, scale: (minutes: number) => number): Ring[] {
  const shown = ringMinutes.filter(minutes => minutes <= Math.max(30, farthest));
  const rings: Ring[] = [];
  let free = Number.POSITIVE_INFINITY;
  for (const minutes of shown.reverse()) {
    const radius = scale(minutes);
    const label =
      rings.length === 0
        ? labelAt(radius + unitShift, `${minutes} min`)
        : labelAt(radius, String(minutes));
    const hasRoom = label.box.right < free;
    if (hasRoom) free = label.box.left;
    rings.unshift(hasRoom ? { radius, label } : { radius });
  }
  return rings;
}

const ringMinutes = [5, 10, 20, 30, 60, 120, 180];

function labelAt(x: number, words: string): RingLabel {
  const half = (words.length * letterUnits) / 2;
  return { words, x: Math.round(x), box: { left: x - half, top: -8, right: x + half, bottom: 8 } };
}

/** The figure in front of 'min' stays by its ring and away from the one before, and the whole within the column of the page. */
const unitShift = 7;

/** A figure in Archivo 700 at the 13.6 units that minutes-map.css sets on a phone, rounded up. */
const letterUnits = 9;
