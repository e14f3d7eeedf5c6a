import { weekdays } from "../opening-times.ts";
import { oneOfTwo } from "./once-rules.ts";
import type { RuleContext } from "./rule-context.ts";

type Day = (typeof weekdays)[number];
type Stretch = { days: readonly Day[]; opens: string; closes: string };

/**
 * '18:00' to '02:00' is until the next morning. Who writes '09:00' to '05:00' means the afternoon: nobody is open for so
 * much of a day.
 */
export function isStretch({ opens, closes }: Stretch): boolean {
  const minutes = minutesOf(closes) - minutesOf(opens);
  return minutes > 0 || (minutes < 0 && minutes + dayMinutes <= longestNight);
}

/** A day may open twice, as for lunch and for dinner, but not at two times at once. */
export function openOnce(hours: Stretch[], { addIssue }: RuleContext): void {
  for (const [index, stretch] of hours.entries())
    for (const earlier of hours.slice(0, index)) {
      const parts = daysOf(earlier);
      const twice = daysOf(stretch).find(({ day, from, to }) =>
        parts.some(part => part.day === day && from < part.to && part.from < to),
      );
      if (twice)
        addIssue({
          code: "custom",
          path: [index, "days"],
          message: `'${twice.day}' is open above already, from ${earlier.opens} to ${earlier.closes}`,
          fix: oneOfTwo,
        });
    }
}

type DayPart = { day: Day; from: number; to: number };

/** A night belongs to two days. */
function daysOf({ days, opens, closes }: Stretch): DayPart[] {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return days.flatMap(day =>
    to > from
      ? { day, from, to }
      : [
          { day, from, to: dayMinutes },
          { day: dayAfter(day), from: 0, to },
        ],
  );
}

function dayAfter(day: Day): Day {
  return weekdays[weekdays.indexOf(day) + 1] ?? weekdays[0];
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

const dayMinutes = 24 * 60;
const longestNight = 18 * 60;
