import { expect, onTestFinished, test, vi } from "vitest";
import { dateHint, isDate, today } from "./dates.ts";

test.each(["2025-01-15", "2024-02-29", "2000-02-29"])("%s is a day", date =>
  expect(isDate(date)).toBe(true),
);
test.each([
  "2025-02-29",
  "1900-02-29",
  "2025-13-01",
  "2025-00-10",
  "2025-1-5",
  "15/01/2025",
  "",
  "2025-01-15T00:00",
  "0205-01-15",
])("'%s' is none", date => expect(isDate(date)).toBe(false));

test.each([
  ["31/09/2026", "2026-09-30"],
  ["1.2.2025", "2025-02-01"],
  ["2025/1/5", "2025-01-05"],
  ["15th January 2025", "2025-01-15"],
  ["2025-02-30", "2025-02-28"],
  ["2025-01-15T10:00:00Z", "2025-01-15"],
  ["2025-13-01", "2025-01-13"],
  ["20250115", "2025-01-15"],
  ["1/2/25", "2025-02-01"],
  ["01/13/2025", "2025-01-13"],
  ["January 5, 2025", "2025-01-05"],
  ["5th of January 2025", "2025-01-05"],
  ["2025–01–05", "2025-01-05"],
  ["2025\u201101\u201105", "2025-01-05"],
  ["5/1/2025 10:00", "2025-01-05"],
  ["5-Jan-25", "2025-01-05"],
  ["05-Jan-2025", "2025-01-05"],
  ["5 January 25", "2025-01-05"],
  ["28-Nov-26 10:00", "2026-11-28"],
])("'%s' is understood as %s", (written, meant) =>
  expect(dateHint("date", written).fix).toBe(`Write it as   date: ${meant}`),
);

test.each([
  ["0205-01-02", "the year 0205 cannot be meant"],
  ["1899-12-31", "the year 1899 cannot be meant"],
  ["2025-02-30", "there is no such day"],
])("what is wrong with %s is told truly", (written, message) =>
  expect(dateHint("date", written).message).toBe(message),
);

test.each([
  "2026-13-40",
  "yesterday",
  "2025",
  "1763683200",
  "45/45/2025",
  "5 May 10:00",
  "2026-Sep-30",
  "2026-Sep-30 10:00",
  "2026 Sep 30",
  "26-03-04",
])("of '%s' no day is guessed, since an editor would write it down", written =>
  expect(dateHint("date", written).fix).toBe(
    "Write year, month and day, such as   date: 2026-09-30",
  ),
);

test("of other dashes than hyphens is said that they are none, since a date looks the same with them", () =>
  expect(dateHint("date", "2025\u201101\u201105").message).toContain("are no hyphens"));

test.each([
  ["2026-01-05", new Date(2026, 0, 5, 0, 30)],
  ["2026-12-31", new Date(2026, 11, 31, 23, 30)],
])("today is %s by the clock of the machine, early and late on that day", (day, now) => {
  vi.useFakeTimers({ now });
  onTestFinished(() => void vi.useRealTimers());
  expect(today()).toBe(day);
});
