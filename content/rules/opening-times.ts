import type { Site } from "./site-schemas.ts";

type Hours = Site["hours"];

/** 'Monday to Friday, 9am to 5pm; Saturday, 10am to 2pm': as people say what structured data says in its own way. */
export function openingTimes(hours: Hours): string {
  // Who closes for lunch writes the same days twice.
  const times = new Map<string, string>();
  for (const { days, opens, closes } of hours) {
    const said = spokenDays(days);
    const earlier = times.get(said);
    const time =
      `${opens}-${closes}` === allDay
        ? "24 hours"
        : `${spokenTime(opens)} to ${spokenTime(closes)}`;
    times.set(said, earlier ? `${earlier} and ${time}` : time);
  }
  return [...times].map(([days, time]) => `${days}, ${time}`).join("; ");
}

/** As search engines read it. */
const allDay = "00:00-23:59";

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

function spokenDays(written: Hours[number]["days"]): string {
  const days = weekdays.filter(day => written.includes(day));
  const [first, ...others] = days;
  const last = others.at(-1);
  if (!first || !last) return first ?? "";
  const start = weekdays.indexOf(first);
  const isRow = days.every((day, index) => day === weekdays[start + index]);
  if (isRow && others.length > 1) return `${first} to ${last}`;
  return `${days.slice(0, -1).join(", ")} and ${last}`;
}

/** '17:30' → '5.30pm' */
function spokenTime(time: string): string {
  // '12am' is read as noon by some, and '12pm' as midnight.
  if (time === "00:00") return "midnight";
  if (time === "12:00") return "midday";
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes === 0 ? "" : `.${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${past}${hours < 12 ? "am" : "pm"}`;
}
