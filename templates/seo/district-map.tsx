import { compassPoint } from "../drawing/compass-point.ts";
import { listed } from "../parts/words/listed.ts";
import "../parts/inks.css";
import "./district-map.css";

/** The districts round the ring road, each roughly where it lies. */
export const DistrictMap = () => (
  <figure className="district-map">
    <svg className="drawing" viewBox="26 62 376 254" role="img" aria-label={mapText()}>
      <path
        className="ink-quiet ink-dashes"
        d="M146 189a125 125 0 0 1 250 0 125 125 0 0 1-250 0zM203 189a68 68 0 0 1 136 0 68 68 0 0 1-136 0z"
      />
      <path
        className="ink-quiet"
        d="M260 162 232 62M285 164l42-102M300 187l102-7M288 212l62 104M258 215l-46 101M242 187 26 172M247 205 30 272"
      />
      <circle className="ink-strong" cx="271" cy="189" r="29" />
      {/* Its label says it all: Firefox would have the names read out once more. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no part of a drawing takes the focus */}
      <g aria-hidden="true">
        {districts.map(({ name, x, y, toX, toY, anchor }) => (
          <g key={name} className="ink-ground" textAnchor={anchor}>
            <circle
              className={name === centre.name ? "ink-amber" : undefined}
              cx={x}
              cy={y}
              r={name === centre.name ? 7 : 4.5}
            />
            <text x={x + toX} y={y + toY}>
              {name}
            </text>
          </g>
        ))}
      </g>
    </svg>
    <figcaption>
      Twelve districts round the ring road, roughly where they lie. North is up.
    </figcaption>
  </figure>
);

type District = {
  name: string;
  x: number;
  y: number;
  toX: number;
  toY: number;
  anchor?: "middle" | "end";
};
const centre: District = { name: "City Centre", x: 271, y: 189, toX: 14, toY: 36 };
const districts: District[] = [
  centre,
  { name: "Hillfields", x: 301, y: 159, toX: 9, toY: 5 },
  { name: "Stoke", x: 346, y: 184, toX: 9, toY: 15 },
  { name: "Foleshill", x: 294, y: 106, toX: 9, toY: 5 },
  { name: "Radford", x: 238, y: 130, toX: 8, toY: -8, anchor: "middle" },
  { name: "Coundon", x: 196, y: 124, toX: -9, toY: 5, anchor: "end" },
  { name: "Chapelfields", x: 222, y: 181, toX: -6, toY: -10, anchor: "end" },
  { name: "Whoberley", x: 172, y: 195, toX: -9, toY: 12, anchor: "end" },
  { name: "Earlsdon", x: 228, y: 236, toX: 9, toY: 9 },
  { name: "Canley", x: 166, y: 258, toX: 9, toY: 12 },
  { name: "Tile Hill", x: 114, y: 234, toX: -4, toY: 20, anchor: "middle" },
  { name: "Eastern Green", x: 106, y: 154, toX: -6, toY: -11, anchor: "middle" },
];

/** What the picture says, for those who cannot see it. */
function mapText(): string {
  const directions = new Map<string, string[]>();
  for (const { name, x, y } of districts) {
    if (name === centre.name) continue;
    const degrees = (Math.atan2(x - centre.x, centre.y - y) * 180) / Math.PI;
    const direction = compassPoint((degrees + 360) % 360);
    directions.set(direction, [...(directions.get(direction) ?? []), name]);
  }
  const places = [...directions].map(
    ([direction, names]) => `${listed(names)} to the ${direction}`,
  );
  return `Map: round the ${centre.name} lie ${places.join("; ")}.`;
}
