import { cleanText } from "../clean-text.ts";

export type Body = Readonly<Record<string, unknown>>;

const depthMax = 6;

/** The body as an object of clean texts, or nothing when it is not an object. */
export function cleanBody(raw: unknown): Body | undefined {
  if (!isRecord(raw)) return undefined;
  // Looking through costs a tenth of taking everything apart and putting it together again.
  return isTidyRecord(raw, 0) ? raw : cleanRecord(raw, 0);
}

export function isRecord(value: unknown): value is Body {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTidy(value: unknown, depth: number): boolean {
  if (typeof value === "string") return tidy.test(value);
  if (!Array.isArray(value) && !isRecord(value)) return true;
  if (depth > depthMax) return false;
  return Array.isArray(value)
    ? value.every(item => isTidy(item, depth + 1))
    : isTidyRecord(value, depth);
}

function isTidyRecord(record: Body, depth: number): boolean {
  for (const key of Object.keys(record)) {
    if (!tidy.test(key) || !isTidy(record[key], depth + 1)) return false;
  }
  return true;
}

function cleanRecord(record: Body, depth: number): Body {
  // A Map's entries cannot reach a prototype, whatever the keys are called.
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [cleanText(key), clean(value, depth + 1)]),
  );
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cleanText(value);
  if (!Array.isArray(value) && !isRecord(value)) return value;
  if (depth > depthMax) return null;
  return Array.isArray(value)
    ? value.map(item => clean(item, depth + 1))
    : cleanRecord(value, depth);
}

/** All there is between the unwanted ones; halves of characters are looked at more closely below. */
const tidy = /^[\t\n\r\x20-\x7E\xA0-\u2027\u202F-\u2065\u206A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFF]*$/;
