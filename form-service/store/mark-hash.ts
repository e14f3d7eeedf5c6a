import { hash } from "node:crypto";

/** Half of a SHA-256: short rows keep the index small, and 128 bits are never met twice. */
export function markHash(words: string): Buffer {
  return Buffer.from(hash("sha256", words, "hex").slice(0, 32), "hex");
}
