import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { chromiumArgs, ensureChromium } from "../../tests/browser.ts";
import { measure } from "../measure.ts";
import type { Tool } from "../npm-tool.ts";
import { benchCache } from "../places.ts";

/** The categories from 0 to 100, and the measures in milliseconds but for the layout shift. */
export type Judgement = {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
};

const measureSchema = z.object({ numericValue: z.number() });
const categorySchema = z.object({ score: z.number().nullable() });
const failureSchema = z.object({ runtimeError: z.object({ message: z.string() }) });
const resultSchema = z.object({
  categories: z.object({
    performance: categorySchema,
    accessibility: categorySchema,
    "best-practices": categorySchema,
    seo: categorySchema,
  }),
  audits: z.object({
    "first-contentful-paint": measureSchema,
    "largest-contentful-paint": measureSchema,
    "total-blocking-time": measureSchema,
    "cumulative-layout-shift": measureSchema,
  }),
});

const resultFile = join(benchCache, "lighthouse.json");

/** One visit by Lighthouse as it stands: a telephone with a slow network and processor, both simulated. */
export async function judge(tool: Tool, address: string): Promise<Judgement> {
  rmSync(resultFile, { force: true });
  const flags = ["--headless=new", ...chromiumArgs].join(" ");
  // The not-found page is a page too, and it is right that its status is 404.
  const output = [
    "--quiet",
    "--ignore-status-code",
    "--output=json",
    `--output-path=${resultFile}`,
  ];
  const { failure } = await measure(
    {
      program: process.execPath,
      args: [tool.script, address, ...output, `--chrome-flags=${flags}`],
      folder: benchCache,
      environment: { CHROME_PATH: ensureChromium() },
    },
    visitMaxMs,
  );
  if (!existsSync(resultFile)) throw new Error(`Lighthouse failed at ${address}: ${failure}`);
  return judgementOf(JSON.parse(readFileSync(resultFile, "utf8")));
}

const visitMaxMs = 120_000;

function judgementOf(json: unknown): Judgement {
  const failed = failureSchema.safeParse(json);
  if (failed.success) throw new Error(`Lighthouse: ${failed.data.runtimeError.message}`);
  const { categories, audits } = resultSchema.parse(json);
  const points = ({ score }: { score: number | null }) => Math.round((score ?? 0) * 100);
  return {
    performance: points(categories.performance),
    accessibility: points(categories.accessibility),
    practices: points(categories["best-practices"]),
    seo: points(categories.seo),
    firstPaintMs: audits["first-contentful-paint"].numericValue,
    largestPaintMs: audits["largest-contentful-paint"].numericValue,
    blockingMs: audits["total-blocking-time"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
  };
}
