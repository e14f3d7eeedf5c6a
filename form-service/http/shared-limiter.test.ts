import { expect, test } from "vitest";
import { sharedLimiter } from "./shared-limiter.ts";

/** Of several instances that have taken all there is; `asked` counts how often they were asked. */
function usedUp() {
  let elapsedMs = 0;
  const asked: string[] = [];
  const limiter = sharedLimiter({
    limits: async wishes => {
      asked.push(...wishes.keys());
      return new Map([...wishes.keys()].map(client => [client, { granted: 0, waitMs: 60_000 }]));
    },
    windows: [{ max: 10, windowMs: 60_000 }],
    clock: { now: () => 0, elapsed: () => elapsedMs },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  return { take: limiter.take, asked, wait: (ms: number) => (elapsedMs += ms) };
}

test("who was refused by all instances together is refused without asking them again, until his time is over", async () => {
  const { take, asked, wait } = usedUp();
  expect(await take("a")).toEqual({ allowed: false, retryAfterS: 60 });
  wait(15_000);
  expect(await take("a")).toEqual({ allowed: false, retryAfterS: 45 });
  expect(asked).toEqual(["a"]);
  wait(45_001);
  await take("a");
  expect(asked).toEqual(["a", "a"]);
});

test("refused addresses without end do not fill the memory", async () => {
  const { take, asked } = usedUp();
  await Promise.all(Array.from({ length: 50_002 }, (_, n) => take(`client ${n}`)));
  await take("client 0");
  expect(asked.filter(client => client === "client 0")).toHaveLength(2);
});
