import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openMetrics } from "./metrics.ts";

const stallMs = 300;

test("how late the event loop ran is told of the time since it was last asked", async () => {
  const metrics = openMetrics();
  try {
    let lateS = 0;
    // The first turn after a look only begins to measure.
    while (lateS < stallMs / 2000) {
      for (let turns = 0; turns < 2; turns++) {
        stall();
        await turn();
      }
      lateS = latenessIn(metrics.text([]));
    }
    expect(latenessIn(metrics.text([]))).toBeLessThan(stallMs / 2000);
  } finally {
    metrics.close();
  }
});

function stall(): void {
  const untilMs = performance.now() + stallMs;
  while (performance.now() < untilMs);
}

function latenessIn(text: string): number {
  return Number(/^forms_event_loop_delay_seconds (.+)$/m.exec(text)?.[1]);
}
