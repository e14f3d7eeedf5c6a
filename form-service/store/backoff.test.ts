import { expect, test } from "vitest";
import { attemptsMax, retryDelayMs } from "./backoff.ts";

const hourMs = 3_600_000;

test.each([0, 0.5, 1])("25 attempts outlast 72 hours, whatever the jitter (%d)", random => {
  expect(allWaitsMs(random)).toBeGreaterThan(72 * hourMs);
  expect(allWaitsMs(random)).toBeLessThan(110 * hourMs);
});

test("they reach over about four days, as docs/operations.md says", () =>
  expect(Math.round(allWaitsMs(0.5) / hourMs)).toBe(95));

test("the first wait is seconds and the longest about six hours", () => {
  expect(retryDelayMs(1, 0.5)).toBe(2718);
  expect(retryDelayMs(24, 1)).toBeLessThan(7.1 * hourMs);
});

test("the waits of mails that failed together lie up to 15 % before and behind each other's middle", () => {
  for (const attempts of [1, 10, 24]) {
    const middleMs = retryDelayMs(attempts, 0.5);
    expect(retryDelayMs(attempts, 0) / middleMs).toBeCloseTo(0.85, 3);
    expect(retryDelayMs(attempts, 1) / middleMs).toBeCloseTo(1.15, 3);
  }
});

function allWaitsMs(random: number): number {
  let waitedMs = 0;
  for (let attempts = 1; attempts < attemptsMax; attempts++)
    waitedMs += retryDelayMs(attempts, random);
  return waitedMs;
}
