import { expect, test } from "vitest";
import { memoryLimiter } from "./limiter.ts";

function setUp(windows: { max: number; windowMs: number }[]) {
  let elapsedMs = 0;
  const limiter = memoryLimiter(windows, { now: () => 0, elapsed: () => elapsedMs });
  return { take: (client = "a") => limiter.take(client), wait: (ms: number) => (elapsedMs += ms) };
}

test("a client may send as often as its window says, and again when the window is over", () => {
  const { take, wait } = setUp([{ max: 2, windowMs: 60_000 }]);
  expect([take(), take(), take()]).toEqual([
    { allowed: true },
    { allowed: true },
    { allowed: false, retryAfterS: 60 },
  ]);
  expect(take("b")).toEqual({ allowed: true });
  wait(45_000);
  expect(take()).toEqual({ allowed: false, retryAfterS: 15 });
  wait(15_000);
  expect(take()).toEqual({ allowed: true });
});

test("every window counts, and a refused request uses none of them up", () => {
  const { take, wait } = setUp([
    { max: 2, windowMs: 1000 },
    { max: 3, windowMs: 60_000 },
  ]);
  for (let tries = 0; tries < 20; tries++) take();
  wait(1001);
  expect(take()).toEqual({ allowed: true });
  expect(take()).toEqual({ allowed: false, retryAfterS: 59 });
});

test("of two windows that are full the later end is told", () => {
  const { take } = setUp([
    { max: 1, windowMs: 1000 },
    { max: 1, windowMs: 60_000 },
  ]);
  take();
  expect(take()).toEqual({ allowed: false, retryAfterS: 60 });
});

test("addresses without end do not fill the memory", () => {
  const { take } = setUp([{ max: 1, windowMs: 60_000 }]);
  for (let n = 0; n < 60_000; n++) take(`client ${n}`);
  // The oldest were let go; the newest still count.
  expect(take("client 1")).toEqual({ allowed: true });
  expect(take("client 59999")).toMatchObject({ allowed: false });
});

test("of a memory that is full the windows that are over go first, not the one that has just begun anew", () => {
  const { take, wait } = setUp([{ max: 1, windowMs: 60_000 }]);
  take("again");
  for (let n = 1; n < 50_000; n++) take(`client ${n}`);
  wait(60_001);
  expect(take("again")).toEqual({ allowed: true });
  take("one more");
  expect(take("again")).toMatchObject({ allowed: false });
});
