import { expect, test } from "vitest";
import { site } from "../../site.ts";
import { openingTimes } from "../opening-times.ts";
import { type Site, siteSchema } from "../site-schemas.ts";

const issues = (changes: object) =>
  siteSchema
    .safeParse({ ...site, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

const weekend: Site["hours"][number] = {
  days: ["Saturday", "Sunday"],
  opens: "09:00",
  closes: "17:00",
};
const night = { opens: "18:00", closes: "02:00" };

test.each([
  [
    "a time in words",
    { hours: [{ ...weekend, opens: "9am" }] },
    "hours.0.opens: must be written as 09:00",
  ],
  [
    "a closing time of the morning",
    { hours: [{ ...weekend, closes: "05:00" }] },
    "hours.0.closes: must be later than 'opens'",
  ],
  [
    "a night that is no shorter than its day",
    { hours: [{ ...weekend, closes: "09:00" }] },
    "hours.0.closes: must be later than 'opens'",
  ],
  [
    "times of another form",
    { hours: weekend },
    'hours: must be a list, such as [{ days: ["Monday", "Friday"], opens: "09:00", closes: "17:00" }]',
  ],
  [
    "a day that stands twice",
    { hours: [{ ...weekend, days: ["Monday", "Monday"] }] },
    "hours.0.days.1: 'Monday' stands here twice",
  ],
  [
    "a day that is open at two times at once",
    { hours: [weekend, { days: ["Sunday"], opens: "10:00", closes: "14:00" }] },
    "hours.1.days: 'Sunday' is open above already, from 09:00 to 17:00",
  ],
  [
    "a day that opens before its night is over",
    {
      hours: [
        { ...weekend, ...night },
        { ...weekend, days: ["Monday"], opens: "01:00" },
      ],
    },
    "hours.1.days: 'Monday' is open above already, from 18:00 to 02:00",
  ],
])("%s is named", (_, changes, issue) => {
  expect(issues(changes)).toEqual([expect.stringContaining(issue)]);
});

test("who is there day and night is told how that is written", () => {
  const written = (closes: string) =>
    siteSchema.safeParse({ ...site, hours: [{ ...weekend, opens: "00:00", closes }] });
  const fix = expect.stringContaining('"23:59"');
  expect(written("00:00").error?.issues).toEqual([expect.objectContaining({ fix })]);
  expect(written("23:59").success).toBe(true);
});

test("days may have times of their own, and a day may open twice or all of them by appointment", () => {
  const dinner: typeof weekend = { days: ["Sunday"], opens: "18:00", closes: "22:30" };
  expect(issues({ hours: [weekend, dinner] })).toBeUndefined();
  expect(issues({ hours: [] })).toBeUndefined();
  expect(openingTimes([weekend, dinner])).toBe(
    "Saturday and Sunday, 9am to 5pm; Sunday, 6pm to 10.30pm",
  );
});

test("days that close for lunch are said once", () => {
  const morning: typeof weekend = { ...weekend, closes: "12:30" };
  const sunday: typeof weekend = { ...weekend, days: ["Sunday"], opens: "18:00", closes: "20:00" };
  const afternoon: typeof weekend = { ...weekend, days: ["Sunday", "Saturday"], opens: "13:15" };
  expect(openingTimes([morning, sunday, afternoon])).toBe(
    "Saturday and Sunday, 9am to 12.30pm and 1.15pm to 5pm; Sunday, 6pm to 8pm",
  );
});

test("a night may end on the next day, with which it has nothing to do where that opens later", () => {
  const friday: typeof weekend = { days: ["Friday"], ...night };
  expect(issues({ hours: [friday, { ...weekend, ...night, opens: "09:00" }] })).toBeUndefined();
  expect(issues({ hours: [{ ...friday, closes: "00:00" }, weekend] })).toBeUndefined();
  expect(openingTimes([friday, { ...weekend, closes: "00:00" }])).toBe(
    "Friday, 6pm to 2am; Saturday and Sunday, 9am to midnight",
  );
});

test("a time that cannot be read is not held against the other one as well", () => {
  expect(issues({ hours: [{ ...weekend, opens: "9:00" }] })).toEqual([
    "hours.0.opens: must be written as 09:00",
  ]);
});

test.each([
  [
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    "09:00",
    "17:00",
    "Monday to Friday, 9am to 5pm",
  ],
  [["Tuesday", "Thursday"], "08:30", "12:00", "Tuesday and Thursday, 8.30am to midday"],
  [
    ["Monday", "Wednesday", "Saturday"],
    "00:15",
    "20:00",
    "Monday, Wednesday and Saturday, 12.15am to 8pm",
  ],
  [["Sunday"], "10:00", "16:00", "Sunday, 10am to 4pm"],
  [["Saturday", "Sunday"], "00:00", "23:59", "Saturday and Sunday, 24 hours"],
  [["Sunday", "Tuesday", "Monday"], "10:00", "16:00", "Monday, Tuesday and Sunday, 10am to 4pm"],
] as const)("%j from %s to %s are said as one would", (days, opens, closes, said) => {
  expect(openingTimes([{ days: [...days], opens, closes }])).toBe(said);
});

test.each(["Mon-Fri", ["Monday – Friday"], "monday to friday"])(
  "days that are written as a stretch, %j, are told as the list that was meant",
  days => {
    const hours = [{ ...weekend, days }];
    const [issue, ...others] = siteSchema.safeParse({ ...site, hours }).error?.issues ?? [];
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      path: ["hours", 0, "days"],
      fix: 'Write it as   ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]',
    });
  },
);

test.each([undefined, "Fri-Mon", "by appointment", ["Mon", "Fri"], 5])(
  "days %j are told as no list of days",
  days => {
    expect(issues({ hours: [{ ...weekend, days }] })).toEqual([
      expect.stringMatching(/^hours\.0\.days/),
      ...(Array.isArray(days) ? [expect.anything()] : []),
    ]);
  },
);
