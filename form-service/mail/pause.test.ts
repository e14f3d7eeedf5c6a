import { expect, test } from "vitest";
import { pausing } from "./pause.ts";

test("a clock that is set back by a day does not make every look a probe, which could lock the account", async () => {
  let nowMs = Date.parse("2026-01-05T09:00:00Z");
  let probes = 0;
  const pause = pausing({
    channel: {
      description: "a mail server",
      refusal: "It refuses us",
      send: async () => "250",
      probe: async () => {
        probes++;
        throw Object.assign(new Error("no"), { code: "EAUTH", responseCode: 535 });
      },
    },
    clock: { now: () => nowMs, elapsed: () => 0 },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  pause.begin("535");
  nowMs -= 86_400_000;
  for (let seconds = 0; seconds < 25; seconds++) {
    expect(await pause.maySend()).toBe(false);
    nowMs += 1000;
  }
  expect(probes).toBe(1);
});
