import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { logList } from "../../../tests/service/parts.ts";
import { sharedLimiter } from "./shared-limiter.ts";

type Answer = { readonly granted: number; readonly waitMs: number };

/** Of several instances; `asked` counts how often all were asked. They answer once `ready` is over. */
function shared(answer: (wanted: number) => Answer, ready?: Promise<void>) {
  let elapsedMs = 0;
  const asked: string[] = [];
  const log = logList();
  const limiter = sharedLimiter({
    limits: async wishes => {
      asked.push(...wishes.keys());
      await ready;
      return new Map([...wishes].map(([client, wanted]) => [client, answer(wanted)]));
    },
    windows: [{ max: 10, windowMs: 60_000 }],
    clock: { now: () => 0, elapsed: () => elapsedMs },
    log,
  });
  return { take: limiter.take, asked, told: log.lines, wait: (ms: number) => (elapsedMs += ms) };
}

/** They have taken all there is. */
function usedUp() {
  return shared(() => ({ granted: 0, waitMs: 60_000 }));
}

test("of several requests that come at once as many are allowed as there is room for", async () => {
  const { take, asked } = shared(() => ({ granted: 2, waitMs: 60_000 }));
  const verdicts = await Promise.all([take("a"), take("a"), take("a")]);
  expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, false]);
  expect(asked).toEqual(["a"]);
});

test("all that come in while the others are asked share the next question", async () => {
  let answer = () => {};
  const ready = new Promise<void>(resolve => {
    answer = resolve;
  });
  const { take, asked } = shared(() => ({ granted: 2, waitMs: 60_000 }), ready);
  const verdicts = [take("a")];
  for (const client of ["b", "b"]) {
    await pause();
    verdicts.push(take(client));
  }
  answer();
  expect(await Promise.all(verdicts)).toEqual(Array(3).fill({ allowed: true }));
  expect(asked).toEqual(["a", "b"]);
});

test("shared counts that do not answer turn nobody away, and are left alone for two seconds", async () => {
  const { take, asked, wait } = shared(() => {
    throw new Error("away");
  });
  for (const ms of [0, 1999, 1]) {
    wait(ms);
    expect(await take("a")).toEqual({ allowed: true });
  }
  expect(asked).toEqual(["a", "a"]);
});

test("for as long as they do not answer the log tells of it once a minute, and how often that was", async () => {
  const { take, told, wait } = shared(() => {
    throw new Error("away");
  });
  for (let seconds = 0; seconds <= 60; seconds += 2) {
    await take(`client ${seconds}`);
    wait(2000);
  }
  expect(told).toEqual([
    expect.stringContaining('"reason":"away"}'),
    expect.stringContaining('"more":29}'),
  ]);
});

test("who was refused by all instances together is refused without asking them again, until his time is over", async () => {
  const { take, asked, wait } = usedUp();
  expect(await take("a")).toEqual({ allowed: false, retryAfterS: 60 });
  wait(15_000);
  expect(await take("a")).toEqual({ allowed: false, retryAfterS: 45 });
  expect(asked).toEqual(["a"]);
  wait(45_000);
  await take("a");
  expect(asked).toEqual(["a", "a"]);
});

test("refused addresses without end do not fill the memory", async () => {
  const { take, asked } = usedUp();
  await Promise.all(Array.from({ length: 50_002 }, (_, n) => take(`client ${n}`)));
  await take("client 0");
  expect(asked.filter(client => client === "client 0")).toHaveLength(2);
});
