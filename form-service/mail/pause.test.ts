import { expect, test } from "vitest";
import { pausing } from "./pause.ts";

const startMs = Date.parse("2026-01-05T09:00:00Z");

/** All mail waits for a server that refuses whoever asks. */
function refused() {
  let nowMs = startMs;
  const probedMs: number[] = [];
  const pause = pausing({
    channel: {
      description: "a mail server",
      refusal: "It refuses us",
      send: async () => "250",
      probe: async () => {
        probedMs.push(nowMs - startMs);
        throw Object.assign(new Error("no"), { code: "EAUTH", responseCode: 535 });
      },
    },
    clock: { now: () => nowMs, elapsed: () => 0 },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  pause.begin("535");
  return { maySend: pause.maySend, probedMs, pass: (ms: number) => (nowMs += ms) };
}

test("a clock that is set back by a day does not make every look a probe, which could lock the account", async () => {
  const { maySend, probedMs, pass } = refused();
  pass(-86_400_000);
  for (let seconds = 0; seconds < 25; seconds++) {
    expect(await maySend()).toBe(false);
    pass(1000);
  }
  expect(probedMs).toHaveLength(1);
});

test("the longer a server refuses everybody the less it is asked, but every ten minutes", async () => {
  const { maySend, probedMs, pass } = refused();
  for (let seconds = 0; seconds < 2400; seconds++) {
    expect(await maySend()).toBe(false);
    pass(1000);
  }
  expect(probedMs.map(ms => ms / 1000)).toEqual([30, 60, 120, 240, 480, 960, 1560, 2160]);
});
