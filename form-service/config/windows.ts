import type { Parsed } from "./parsed.ts";

/** At most `max` requests in `windowMs`. */
export type Window = { readonly max: number; readonly windowMs: number };

const unitsMs = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** '10/1m,60/1h' or 'off'. */
export function parseWindows(text: string): Parsed<readonly Window[]> {
  if (text.toLowerCase() === "off") return { ok: true, value: [] };
  const windows = text.split(",").map(part => parseWindow(part.trim()));
  const good = windows.filter(window => window !== undefined);
  if (good.length < windows.length)
    return { ok: false, problem: `'${text}' is not of the form 10/1m,60/1h (or 'off')` };
  // Only one of the two could ever count, and PostgreSQL would count neither.
  if (new Set(good.map(({ windowMs }) => windowMs)).size < good.length)
    return { ok: false, problem: `'${text}' has two limits for the same length of time` };
  return { ok: true, value: good };
}

function parseWindow(part: string): Window | undefined {
  const [, max, count, unit] = /^(\d{1,7})\/(\d{1,4})([smhd])$/.exec(part) ?? [];
  // The pattern admits these four letters only.
  const windowMs = Number(count) * unitsMs[unit as keyof typeof unitsMs];
  return Number(max) > 0 && windowMs > 0 ? { max: Number(max), windowMs } : undefined;
}
