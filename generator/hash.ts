import { createHash } from "node:crypto";

/** A short name for some content: 96 bits, so that two contents never share one. */
export function hash(...parts: (string | Uint8Array)[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part).update("\0");
  return digest.digest("hex").slice(0, 24);
}
