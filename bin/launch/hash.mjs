import { createHash } from "node:crypto";

/** @param {string | Uint8Array} bytes */
export function hash(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
