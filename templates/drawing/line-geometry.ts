import { colours } from "../../content/colours.ts";
import type { Town } from "./minutes-map.tsx";

/** Lines for a picture of 1200 × 675, right of the text; `accent` is the one amber thing in it. */
export type Geometry = { lines: string; dashes: string; quiet: string; accent: string };

/** Compositions of one family: a pitch, its posts, passes, a corner flag, a timetable, a page. */
export const compositions: ((seed: number) => Geometry)[] = [
  posts,
  pitch,
  passes,
  corner,
  timetable,
  page,
];

/** The posts from the field, a kick on its way between them. */
function posts(seed: number): Geometry {
  const left = 790 + (seed % 3) * 30;
  const right = left + 230;
  return {
    lines: `M${left} -10V560M${right} -10V560M${left} 356H${right}`,
    dashes: "M0 616H1200",
    quiet: `M${left - 10} 560v-150h20v150M${right - 10} 560v-150h20v150`,
    accent: `<path d="M0 560H1200" stroke-width="8"/><path d="M620 675C680 380 780 150 ${left + 128} 168" stroke-dasharray="2 16"/>`,
  };
}

/** The field in plan, turned so that its lines run out of the picture; its try line keeps clear of the words. */
function pitch(seed: number): Geometry {
  const turn = (x: number, y: number) => turned(x, y, seed % 2 === 0 ? -24 : 24);
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `M${turn(x1, y1)}L${turn(x2, y2)}`;
  const across = (x: number) => line(x, -260, x, 260);
  const [cx, cy] = turn(110, 0).split(" ");
  return {
    lines: `${line(-200, -260, 620, -260)}${line(-200, 260, 620, 260)}${across(-200)}${across(110)}`,
    dashes: `${across(-100)}${across(10)}${across(210)}`,
    quiet: [-130, 0, 130].map(y => line(-200, y, 620, y)).join(""),
    accent: `<circle cx="${cx}" cy="${cy}" r="20" fill="${colours.amber}"/>`,
  };
}

function turned(x: number, y: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const turnedX = 1010 + x * Math.cos(angle) - y * Math.sin(angle);
  const turnedY = 340 + x * Math.sin(angle) + y * Math.cos(angle);
  return `${Math.round(turnedX)} ${Math.round(turnedY)}`;
}

/** A back line passing the ball out to the wing, and up the field: a line that falls would speak of falling figures. */
function passes(seed: number): Geometry {
  const players = Array.from({ length: 6 }, (_, index) => ({
    x: 690 + index * 92,
    y: 546 - index * 74 - ((seed >> index) % 2) * 46,
  }));
  const last = players.at(-1) ?? { x: 1150, y: 130 };
  return {
    lines: players.map(({ x, y }) => `M${x - 13} ${y}a13 13 0 1 1 26 0 13 13 0 0 1-26 0`).join(""),
    dashes: players.map(({ x, y }) => `M${x} ${y - 34}V-10`).join(""),
    quiet: players.map(({ x, y }) => `M${x} ${y + 34}V690`).join(""),
    accent: `<path d="${players.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("")}"/><circle cx="${last.x}" cy="${last.y}" r="13" fill="${colours.amber}"/>`,
  };
}

/** The flag where the touchline meets the try line. */
function corner(seed: number): Geometry {
  const x = 820 + (seed % 3) * 50;
  const y = 430 + (seed % 2) * 50;
  return {
    lines: `M${x} -10V690M700 ${y}H1210`,
    dashes: `M${x + 130} -10V690M700 ${y + 130}H1210`,
    quiet: [0, 1, 2, 3].map(row => `M${x + 46} ${y - 80 - row * 96}h38`).join(""),
    accent: `<path d="M${x} ${y}v-230" stroke-width="10"/><path d="M${x} ${y - 230}l150 48-150 48z" fill="${colours.amber}"/>`,
  };
}

/** The minutes map without its names. */
export function minutesRings({ towns, chosen }: { towns: Town[]; chosen: number }): Geometry {
  // Right of the longest line that a title may have.
  const centre = { x: 940, y: 338 };
  const radius = (minutes: number) => 248 * (minutes / 30) ** 0.6;
  const ring = (minutes: number) => circle(centre.x, centre.y, radius(minutes));
  const points = towns.map(({ minutes, bearing }) => {
    const angle = (bearing * Math.PI) / 180;
    const distance = radius(Math.min(30, minutes));
    return {
      x: Math.round(centre.x + distance * Math.sin(angle)),
      y: Math.round(centre.y - distance * Math.cos(angle)),
    };
  });
  const town = points[chosen];
  return {
    lines: `${ring(30)}${ring(10)}${points
      .filter(point => point !== town)
      .map(({ x, y }) => circle(x, y, 9))
      .join("")}`,
    dashes: `${ring(20)}${ring(5)}`,
    quiet: `M${centre.x} -10V690M692 ${centre.y}H1210`,
    accent: `${town ? `<path d="M${centre.x} ${centre.y}L${town.x} ${town.y}"/><circle cx="${town.x}" cy="${town.y}" r="15" fill="${colours.amber}"/>` : ""}<circle cx="${centre.x}" cy="${centre.y}" r="${town ? 8 : 16}" fill="${colours.amber}"/>`,
  };
}

function circle(x: number, y: number, radius: number): string {
  const r = Math.round(radius);
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 0 1 ${-2 * r} 0`;
}

/** Departures along a ruled board. */
function timetable(seed: number): Geometry {
  const rows = Array.from({ length: 8 }, (_, index) => 84 + index * 74);
  const marked = 2 + (seed % 4);
  const ticks = rows
    .map((y, row) =>
      Array.from(
        { length: 10 },
        (_, tick) => `M${720 + tick * 54} ${y}v-${tick % 5 === 0 ? 26 : 12}`,
      )
        .slice(row % 3)
        .join(""),
    )
    .join("");
  const y = rows[marked] ?? 232;
  return {
    lines: rows.map(row => `M700 ${row}H1210`).join(""),
    dashes: `M${720 + 54 * 5} -10V690`,
    quiet: ticks,
    accent: `<path d="M700 ${y}H${990 + (seed % 3) * 54}" stroke-width="10"/><circle cx="${990 + (seed % 3) * 54}" cy="${y}" r="18" fill="${colours.amber}"/>`,
  };
}

/** A page laid out like a field. */
function page(seed: number): Geometry {
  const x = 780;
  const tall = seed % 2 === 0 ? 150 : 210;
  return {
    lines: `M${x} 60h360v640H${x}zM${x} 124h360M${x + 30} 76v34M${x + 52} 76v34M${x + 30} 94h22M${x + 30} ${360 + tall - 150}h140v120h-140zM${x + 190} ${360 + tall - 150}h140v120h-140z`,
    dashes: `M700 ${330 + tall - 150}H1210`,
    quiet: `M${x + 30} 236h220M${x + 30} 264h180M${x + 230} 94h26M${x + 270} 94h26M${x + 310} 94h26M${x + 30} ${560 + tall - 150}h300M${x + 30} ${590 + tall - 150}h240`,
    accent: `<path d="M${x + 30} 168h250M${x + 30} 200h180" stroke-width="12"/>`,
  };
}
