import { expect, test } from "vitest";
import { pausing } from "./pause.ts";

/** All mail waits for a server that refuses whoever asks; it may let a probe in and refuse the mail behind it. */
function refused({ letsIn = false } = {}) {
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
        if (letsIn) return "by login";
        throw Object.assign(new Error("no"), { code: "EAUTH", responseCode: 535 });
      },
    },
    clock: { now: () => nowMs, elapsed: () => elapsedMs },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  pause.begin("535");
  const wait = (seconds: number) => {
    elapsedMs += seconds * 1000;
    nowMs += seconds * 1000;
  };
  const lookFor = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      expect(await pause.maySend()).toBe(false);
      wait(1);
    }
  };
  const setClock = (byMs: number) => {
    nowMs += byMs;
  };
  return { pause, wait, lookFor, setClock, probedS: () => probedMs.map(ms => ms / 1000) };
}

test("the longer a server refuses everybody the less it is asked, but every ten minutes", async () => {
  const { lookFor, probedS } = refused();
  await lookFor(2400);
  expect(probedS()).toEqual([30, 60, 120, 240, 480, 960, 1560, 2160]);
});

test("a server that lets us in gets each mail that waits without another login before it, until it refuses one", async () => {
  const { pause, wait, lookFor, probedS } = refused({ letsIn: true });
  wait(30);
  for (let mails = 0; mails < 3; mails++) expect(await pause.maySend()).toBe(true);
  expect(probedS()).toEqual([30]);
  pause.begin("550 not from you");
  await lookFor(30);
  expect(await pause.maySend()).toBe(true);
  expect(probedS()).toEqual([30, 60]);
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
