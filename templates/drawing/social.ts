import { colours } from "../../content/colours.ts";
import { night } from "./grounds.ts";
import { minutesRings } from "./line-geometry.ts";
import { geometrySvg, linesSvg, seedOf } from "./lines-svg.ts";
import type { Town } from "./minutes-map.tsx";
import { frame, menu, type Skeleton } from "./skeletons/skeleton.tsx";
import { titledPicture } from "./titled-picture.ts";

/** What is drawn beside the title of a shared link. */
export type SocialArt =
  | { kind: "lines"; seed: string }
  | { kind: "minutes"; towns: Town[]; chosen: number }
  | { kind: "skeleton"; skeleton: Skeleton };

/** The picture of a shared link, 1200 × 630. */
export function socialSvg({
  title,
  kicker,
  art,
}: {
  title: string;
  kicker: string;
  art: SocialArt;
}): string {
  return titledPicture({
    title,
    kicker,
    fit: { sizes: [80, 70, 60, 52], widthMax: 580, linesMax: 4 },
    height,
    ground: night,
    // Lines stand to the name at the foot as they do on a cover; what has a middle of its own is moved half as far.
    drawn: `<g transform="translate(0 ${art.kind === "lines" ? -lower : -Math.floor(lower / 2)})">${drawingOf(art)}</g>`,
  });
}

const height = 630;
/** By how much it is lower than a cover, for which the lines are drawn. */
const lower = 675 - height;

function drawingOf(art: SocialArt): string {
  if (art.kind === "skeleton") return skeletonSvg(art.skeleton);
  if (art.kind === "minutes") return geometrySvg(minutesRings(art), night);
  return linesSvg(seedOf(art.seed), night);
}

/** The skeleton's ways of drawing with their colours written out: there is no stylesheet here. */
function skeletonSvg(skeleton: Skeleton): string {
  const path = (d: string[], look: string) => `<path d="${d.join("")}" ${look}/>`;
  const { amber, ink } = colours;
  const { lines, bold, quiet, dashes = [], dots = [], act, onAct } = skeleton;
  const drawn = [
    path([frame, ...lines], ""),
    path(bold, 'stroke-width="6"'),
    path([menu, ...quiet], `stroke="${night.quiet}"`),
    path(dashes, 'stroke-dasharray="7 7"'),
    path(dots, 'stroke-dasharray=".1 6"'),
    path(act, `fill="${amber}" stroke="${amber}"`),
    path(onAct, `stroke="${ink}"`),
  ];
  return `<g transform="translate(690 52) scale(1.38)" stroke="${night.soft}" stroke-width="2.4">${drawn.join("")}</g>`;
}
