import { expect, test } from "vitest";
import { pausing } from "./pause.ts";

/** All mail waits for a server that refuses whoever asks. */
function refused() {
  let elapsedMs = 0;
  let nowMs = Date.parse("2026-01-05T09:00:00Z");
  const probedMs: number[] = [];
  const pause = pausing({
    channel: {
      description: "a mail server",
      refusal: "It refuses us",
      send: async () => "250",
      probe: async () => {
        probedMs.push(elapsedMs);
        throw Object.assign(new Error("no"), { code: "EAUTH", responseCode: 535 });
      },
    },
    clock: { now: () => nowMs, elapsed: () => elapsedMs },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  pause.begin("535");
  const lookFor = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      expect(await pause.maySend()).toBe(false);
      elapsedMs += 1000;
      nowMs += 1000;
    }
  };
  const setClock = (byMs: number) => {
    nowMs += byMs;
  };
  return { lookFor, setClock, probedS: () => probedMs.map(ms => ms / 1000) };
}

test("the longer a server refuses everybody the less it is asked, but every ten minutes", async () => {
  const { lookFor, probedS } = refused();
  await lookFor(2400);
  expect(probedS()).toEqual([30, 60, 120, 240, 480, 960, 1560, 2160]);
});

test.each([
  { what: "back by a day", byMs: -86_400_000 },
  { what: "ahead by a year and then right", byMs: 365 * 86_400_000 },
])(
  "a clock that is set $what does not make every look a probe, which could lock the account, and puts none off",
  async ({ byMs }) => {
    const { lookFor, setClock, probedS } = refused();
    await lookFor(20);
    setClock(byMs);
    await lookFor(60);
    setClock(-byMs);
    await lookFor(60);
    expect(probedS()).toEqual([30, 60, 120]);
  },
);
