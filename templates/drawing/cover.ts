import { night, sky, turf } from "./grounds.ts";
import { linesSvg, seedOf } from "./lines-svg.ts";
import { titledPicture } from "./titled-picture.ts";

/** The picture above an article, 1200 × 675. The same article always gets the same lines. */
export function coverSvg({
  slug,
  title,
  category,
}: {
  slug: string;
  title: string;
  category: string;
}): string {
  const seed = seedOf(slug);
  const ground = grounds[seed % grounds.length] ?? night;
  return titledPicture({
    title,
    kicker: category,
    fit: { sizes: [76, 68, 60, 52], widthMax: 620, linesMax: 5 },
    height: 675,
    ground,
    drawn: linesSvg(seed, ground),
  });
}

const grounds = [night, sky, turf];
