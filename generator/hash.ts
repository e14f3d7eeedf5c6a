import { createHash, hash as hashAtOnce } from "node:crypto";

/** A short name for some content: 96 bits, so that two contents never share one. */
export function hash(...parts: (string | Uint8Array)[]): string {
  // Thousands of pages have a key of some short texts each: in one go that takes half of the time.
  if (parts.every(part => typeof part === "string"))
    return hashAtOnce("sha256", `${parts.join("\0")}\0`).slice(0, 24);
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part).update("\0");
  return digest.digest("hex").slice(0, 24);
}
