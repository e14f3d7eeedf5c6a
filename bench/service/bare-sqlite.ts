import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { readOrder } from "../../form-service/requests/order.ts";
import { newId } from "../../form-service/store/ids.ts";
import { orderRow } from "../../form-service/store/rows.ts";
import { migrate } from "../../form-service/store/sqlite/migrations.ts";
import { sampleOrder } from "./sample-order.ts";

// The lower limit of the disk: the same row with FULL, 64 in a commit, with nothing around it.
const seconds = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(process.argv[3] ?? tmpdir(), "bare-sqlite-"));
const db = new Database(join(folder, "bare.sqlite"));
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
migrate(db);
const insert = db.prepare(
  `INSERT INTO package_orders VALUES (@id, @created_at, @name, @email, @phone, @message,
     @selected_package, @selected_addons, @total_price, @package_type, @one_time_total,
     @monthly_total, @client_total, @state, @held_reason, @package_period)`,
);
const read = readOrder(JSON.parse(sampleOrder));
if (!read.ok) throw new Error("the sample order is not valid");
const state = "received" as const;
const record = { state, heldReason: null, createdAtMs: 0, ...read.order };
const batch = db.transaction(() => {
  for (let n = 0; n < 64; n++) insert.run(orderRow({ ...record, id: newId(Date.now()) }));
});
let rows = 0;
const startedMs = performance.now();
while (performance.now() - startedMs < seconds * 1000) {
  batch.immediate();
  rows += 64;
}
const perSecond = rows / ((performance.now() - startedMs) / 1000);
db.close();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(JSON.stringify({ perSecond }));
