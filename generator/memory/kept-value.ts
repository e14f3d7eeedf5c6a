import { readFileSync } from "node:fs";
import { unlessItFails } from "../unless-it-fails.ts";
import { writeWhole } from "../write/write-whole.ts";

export function keepValue(file: string, kept: { key: string; value: unknown }): void {
  writeWhole(file, JSON.stringify(kept));
}

/** Of the type that was kept there under this key: one that tells other code apart is never met in another shape. */
export function keptValue<T>(file: string, key: string): T | undefined {
  // No memory or a broken one: a miss.
  const kept = unlessItFails(() => JSON.parse(readFileSync(file, "utf8")));
  return kept?.key === key ? kept.value : undefined;
}
