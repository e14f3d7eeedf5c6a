import { join } from "node:path";
import Database from "better-sqlite3";
import type { Acknowledged } from "./crowd.ts";
import { order as sent } from "./parts.ts";

/** Which of the acknowledged submissions are not there, not whole, or without their mail. */
export function missing(dataDir: string, acknowledged: readonly Acknowledged[]): string[] {
  const db = new Database(join(dataDir, "forms.sqlite"), { readonly: true, timeout: 5000 });
  try {
    const verdict = db.pragma("integrity_check(1)", { simple: true });
    if (verdict !== "ok") return [`the file is damaged: ${verdict}`];
    const order = db.prepare(
      `SELECT 1 FROM package_orders JOIN outbox ON order_id = id WHERE id = ?
         AND total_price = ${sent.total_price} AND json_array_length(selected_addons) = 3 AND kind = 'owner'`,
    );
    const enquiry = db.prepare(
      "SELECT 1 FROM enquiries JOIN outbox ON enquiry_id = id WHERE id = ? AND kind = 'owner'",
    );
    const messages = new Set(
      db
        .prepare("SELECT fields ->> '$.message' FROM enquiries JOIN outbox ON enquiry_id = id")
        .pluck()
        .all(),
    );
    const isKept = ({ kind, mark }: Acknowledged) =>
      kind === "plain"
        ? messages.has(`A plain form of ${mark}`)
        : Boolean((kind === "order" ? order : enquiry).get(mark));
    return acknowledged.filter(one => !isKept(one)).map(({ kind, mark }) => `${kind} ${mark}`);
  } finally {
    db.close();
  }
}
