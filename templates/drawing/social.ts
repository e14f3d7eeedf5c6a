import { geometrySvg, night, picture, seedOf, titleBlock } from "./cover.ts";
import { compositions, minutesRings } from "./line-geometry.ts";
import type { Town } from "./minutes-map.tsx";
import { fitText } from "./set-text.ts";

/** What is drawn beside the title of a shared link. */
export type SocialArt =
  | { kind: "lines"; seed: string }
  | { kind: "minutes"; towns: Town[]; chosen: number }
  | { kind: "skeleton"; markup: string };

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
  const { size, lines } = fitText(title, { sizes: [80, 70, 60, 52], widthMax: 600, linesMax: 4 });
  return picture({
    height: 630,
    ground: night,
    drawn: `<g transform="translate(0 -22)">${drawingOf(art)}</g>`,
    text: titleBlock({ kicker, lines, size, ground: night, bottom: 630 }),
  });
}

function drawingOf(art: SocialArt): string {
  if (art.kind === "skeleton") return skeletonSvg(art.markup);
  if (art.kind === "minutes") return geometrySvg(minutesRings(art), night);
  const seed = seedOf(art.seed);
  const geometry = compositions[seed % compositions.length]?.(seed >>> 3);
  return geometry ? geometrySvg(geometry, night) : "";
}

/** The skeleton's own classes, with their colours written out: there are no custom properties in this picture. */
function skeletonSvg(markup: string): string {
  return `<style>.skeleton-quiet{stroke:${night.quiet}}.skeleton-dots{stroke-dasharray:.1 6}.skeleton-dashes{stroke-dasharray:7 7}.skeleton-act{fill:#FFB31A;stroke:#FFB31A}.skeleton-on-act{stroke:#0E1B16}.skeleton-mark{display:none}</style><g transform="translate(690 52) scale(1.38)" stroke="${night.soft}" stroke-width="2.4"><path d="M10 10h340v420H10zM10 50h340M28 18v24M44 18v24M28 31h16"/><path class="skeleton-quiet" d="M232 31h22M268 31h22M304 31h26"/>${markup}</g>`;
}
