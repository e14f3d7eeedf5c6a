import { randomFillSync } from "node:crypto";

// One call for many ids: each costs as much as an insert.
const pool = Buffer.alloc(4096);
let poolUsed = pool.length;

/** A UUID of version 7: it begins with the time, so that rows lie in the order they came in. */
export function newId(nowMs: number): string {
  const time = hexTime(nowMs);
  const random = randomBytes(10).toString("hex");
  const variant = ((Number.parseInt(random.charAt(3), 16) & 0x3) | 0x8).toString(16);
  const high = `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}`;
  return `${high}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}

/** The smallest id that this moment could have given. */
export function idFloor(ms: number): string {
  const time = hexTime(ms);
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

function hexTime(ms: number): string {
  return Math.max(0, Math.floor(ms)).toString(16).padStart(12, "0");
}

function randomBytes(count: number): Buffer {
  if (poolUsed + count > pool.length) {
    randomFillSync(pool);
    poolUsed = 0;
  }
  poolUsed += count;
  return pool.subarray(poolUsed - count, poolUsed);
}
