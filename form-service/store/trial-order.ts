import { randomBytes } from "node:crypto";
import { newId } from "./ids.ts";
import type { Entry } from "./store.ts";

/** An order that nobody sent, with its mail and its key: a store takes it and removes it again in one commit. */
export function trialOrder(nowMs: number): Entry {
  const id = newId(nowMs);
  return {
    submission: {
      kind: "order",
      id,
      createdAtMs: nowMs,
      state: "received",
      heldReason: null,
      name: "",
      email: "",
      phone: null,
      // As long as people write, and nothing that a database could make shorter.
      message: randomBytes(750).toString("hex"),
      packageType: "web",
      selectedPackage: "",
      packagePeriod: "once",
      selectedAddons: [],
      totalPence: 0,
      oneTimePence: 0,
      monthlyPence: 0,
      clientTotal: null,
    },
    mails: [{ id, kind: "owner", messageId: `<${id}>`, createdAtMs: nowMs, nextAtMs: nowMs }],
    request: { key: id, words: id, atMs: nowMs, expiresAtMs: nowMs },
  };
}
