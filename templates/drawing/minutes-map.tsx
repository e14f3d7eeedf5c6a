import { Fragment } from "react";
import { colours } from "../../content/colours.ts";
import { compassPoint } from "./compass-point.ts";
import { type Ring, ringsWithin } from "./map-rings.ts";
import { type Box, type PlacedLabel, type Point, placeLabels } from "./place-labels.ts";
import "./drawing.css";
import "./minutes-map.css";

export type Town = { name: string; minutes: number; bearing: number };
type MapProps = { base: string; town?: Town | undefined; others: Town[] };

/**
 * Rings of minutes round the base; every town stands at its true bearing and at its own minutes.
 * Without a town of its own the map is the base's: then every town keeps its minutes.
 */
export const MinutesMap = ({ base, town, others }: MapProps) => {
  const { scale, rings } = scaleFor([...others, ...(town ? [town] : [])]);
  const dots = placedTowns({ base, town, others }, { scale, rings });
  return (
    <svg className="drawing minutes-map" viewBox="-200 -200 400 400" role="img">
      <title>{mapText({ base, town, others })}</title>
      {/* The title says it all: in Firefox the names would be read out once more, each joined to its minutes. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no part of a drawing takes the focus */}
      <g aria-hidden="true">
        <g className="map-rings" stroke={colours.nightQuiet}>
          {rings.map(({ radius }) => (
            <circle key={radius} r={Math.round(radius)} />
          ))}
        </g>
        <path d="M0-198v14m-5-8 5-6 5 6" />
        <g className="map-ring-labels">
          {rings.map(
            ({ radius, label }) =>
              label && (
                <text key={radius} x={label.x} y={label.y}>
                  {label.words}
                </text>
              ),
          )}
        </g>
        {town && <Way town={town} scale={scale} />}
        <circle className={town ? "map-base" : "map-base map-home"} r="6" />
        {dots.map((dot, index) => (
          <Dot key={dot.lines.join()} dot={dot} isTown={index === 0} />
        ))}
      </g>
    </svg>
  );
};

/** What the picture says, for those who cannot see it. */
export function mapText({ base, town, others }: MapProps): string {
  if (town) {
    const away = town.minutes === 1 ? "1 minute" : `${town.minutes} minutes`;
    return `Map: ${town.name} lies ${away} from ${base}, to the ${compassPoint(town.bearing)}.`;
  }
  const listed = others.map(({ name, minutes }) => `${name} ${minutes}`).join(", ");
  return `Map: ${base} in the middle. Minutes by car: ${listed}.`;
}

const outerRadius = 172;

type Scale = (minutes: number) => number;

/** A little wider near the middle than far out, so that two villages five minutes away keep apart. */
function scaleFor(towns: Town[]): { scale: Scale; rings: Ring[] } {
  const farthest = Math.max(30, ...towns.map(({ minutes }) => minutes));
  const scale = (minutes: number) => outerRadius * (minutes / farthest) ** 0.6;
  const isTaken = (side: number) => towns.some(({ bearing }) => Math.abs(bearing - side) < 8);
  return { scale, rings: ringsWithin(farthest, scale, isTaken) };
}

function pointOf({ minutes, bearing }: Town, scale: Scale): Point {
  const angle = (bearing * Math.PI) / 180;
  return {
    x: Math.round(scale(minutes) * Math.sin(angle)),
    y: Math.round(-scale(minutes) * Math.cos(angle)),
  };
}

function placedTowns(
  { base, town, others }: MapProps,
  { scale, rings }: { scale: Scale; rings: Ring[] },
): PlacedLabel[] {
  const named = (other: Town, radius: number) => ({
    ...pointOf(other, scale),
    lines: linesOf(other, town === undefined || other === town),
    radius,
  });
  return placeLabels({
    labels: [
      ...(town ? [named(town, 8)] : []),
      { x: 0, y: 0, lines: town ? [base] : [base, "Based here"], radius: 7, prefer: 3 },
      ...others.map(other => named(other, 4)),
    ],
    keptCount: town ? 2 : 1,
    space: { left: -199, top: -190, right: 199, bottom: 199 },
    sizeUnits: labelUnits,
    obstacles: [...rings.flatMap(({ label }) => label?.box ?? []), ...wayBoxes(town, scale)],
  });
}

/** The size of the labels at 320 pixels; wider screens set them smaller in minutes-map.css. */
const labelUnits = 16;

function linesOf({ name, minutes }: Town, withMinutes: boolean): string[] {
  const lines = wrapped(name).map(cut);
  return withMinutes ? [...lines, `${minutes} min`] : lines;
}

/** Broken between its words and after its hyphens, as on a signpost. */
function wrapped(name: string): string[] {
  const lines = [""];
  for (const part of name.split(/(?<=[ -])/)) {
    const longer = lines.at(-1) + part;
    if (longer.trimEnd().length <= lettersMax) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map(line => line.trim()).filter(Boolean);
}

const lettersMax = 12;

function cut(word: string): string {
  return word.length > 16 ? `${word.slice(0, 15)}…` : word;
}

function wayBoxes(town: Town | undefined, scale: Scale): Box[] {
  if (!town) return [];
  const end = pointOf(town, scale);
  const steps = Math.ceil(scale(town.minutes) / 8);
  return Array.from({ length: steps }, (_, index) => {
    const x = (end.x * index) / steps;
    const y = (end.y * index) / steps;
    return { left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 };
  });
}

/** The way from the base, with ticks like a rule laid on the map: at every fifth minute, or at quarters of far hours. */
const Way = ({ town, scale }: { town: Town; scale: Scale }) => {
  const { x, y } = pointOf(town, scale);
  const length = Math.hypot(x, y) || 1;
  const across = { x: (-y / length) * 5, y: (x / length) * 5 };
  const apart = town.minutes > 60 ? 15 : 5;
  const ticks = Array.from({ length: Math.ceil(town.minutes / apart) - 1 }, (_, index) =>
    pointOf({ ...town, minutes: (index + 1) * apart }, scale),
  );
  const tickPath = ticks
    .map(
      tick =>
        `M${Math.round(tick.x - across.x)} ${Math.round(tick.y - across.y)}l${Math.round(across.x * 2)} ${Math.round(across.y * 2)}`,
    )
    .join("");
  return <path className="map-way" d={`M0 0L${x} ${y}${tickPath}`} />;
};

/** The label counts from its dot: those that stand on the same side are written alike, which compresses well. */
const Dot = ({ dot, isTown }: { dot: PlacedLabel; isTown: boolean }) => {
  const { x, y, anchor, lines } = dot;
  const left = Math.round(dot.textX - x);
  return (
    <g
      className={isTown ? "map-town" : undefined}
      textAnchor={anchor === "start" ? undefined : anchor}
      transform={x !== 0 || y !== 0 ? `translate(${x} ${y})` : undefined}
    >
      {(x !== 0 || y !== 0) && <circle r={isTown ? 7 : 4} />}
      <text x={left || undefined} y={Math.round(dot.textY - y)}>
        {lines.map((line, index) => (
          <Fragment key={line}>
            {index === 0 ? (
              line
            ) : (
              <tspan x={left} dy={lineUnits}>
                {line}
              </tspan>
            )}
          </Fragment>
        ))}
      </text>
    </g>
  );
};

/** In units of the drawing: where only text is enlarged, Firefox takes 'em' for less than the letters have. */
const lineUnits = 17;
