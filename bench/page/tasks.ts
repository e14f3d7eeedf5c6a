import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { z } from "zod";
import { benchCache } from "../places.ts";

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).loose().optional(),
    }),
  ),
});
type TraceEvent = z.infer<typeof traceSchema>["traceEvents"][number];

const traceFile = join(benchCache, "trace.json");
const quietMs = 1_500;

/**
 * The longest task in milliseconds of the page's main thread, from an action until some time after it. In processor
 * time of that thread, so that whatever else the machine does meanwhile does not count.
 */
export async function longestTaskMs(
  { browser, page }: { browser: Browser; page: Page },
  act: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { path: traceFile, categories: ["toplevel"] });
  await act();
  await page.waitForTimeout(quietMs);
  await browser.stopTracing();
  const { traceEvents } = traceSchema.parse(JSON.parse(readFileSync(traceFile, "utf8")));
  const main = new Set(traceEvents.filter(isMainThread).map(threadOf));
  const tasks = traceEvents.filter(event => event.tdur && main.has(threadOf(event)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

function isMainThread({ name, args }: TraceEvent): boolean {
  return name === "thread_name" && args?.name === "CrRendererMain";
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}/${tid}`;
}
