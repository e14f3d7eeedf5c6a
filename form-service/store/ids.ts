import { randomUUID } from "node:crypto";

/** A UUID of version 7: it begins with the time, so that rows lie in the order they came in, and ends at random. */
export function newId(nowMs: number): string {
  const time = hexTime(nowMs);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

export function isId(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/.test(text);
}

/** The smallest id that this moment could have given. */
export function idFloor(ms: number): string {
  const time = hexTime(ms);
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

function hexTime(ms: number): string {
  return Math.max(0, Math.floor(ms)).toString(16).padStart(12, "0");
}
