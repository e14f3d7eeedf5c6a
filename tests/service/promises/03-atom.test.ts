import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { databaseFile } from "../../../form-service/store/open-store.ts";
import type { Entry } from "../../../form-service/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anEnquiry, anOrder } from "../entries.ts";
import { count } from "../parts.ts";
import { storeIn } from "../store-in.ts";

const order = () => anOrder({ key: "k" });
const enquiry = () => anEnquiry({ key: "k" });

describe.each(["BEFORE", "AFTER"])("promise 3: row and mail are one atom, failing %s", when => {
  test.each([
    ["package_orders", "an order", order],
    ["enquiries", "an enquiry", enquiry],
    ["outbox", "an order", order],
    ["outbox", "an enquiry", enquiry],
    ["requests", "an order", order],
    ["requests", "an enquiry", enquiry],
  ])("the insert into %s of %s", async (table, _, entry) => {
    const dataDir = temporaryFolder();
    const store = storeIn(dataDir);
    sabotage(dataDir, table, when);
    await expect(store.accept(entry())).rejects.toThrow(/cannot write: broken here/);
    for (const one of ["package_orders", "enquiries", "outbox", "requests"]) {
      expect(`${one} ${count(dataDir, one)}`).toBe(`${one} 0`);
    }
  });
});

test("promise 3: a submission that fails does not take the others of its commit along", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  sabotage(dataDir, "outbox", "AFTER", "NEW.enquiry_id IS NOT NULL");
  const entries: Entry[] = [anOrder({}), anEnquiry({}), anOrder({}), anEnquiry({}), anOrder({})];
  const results = await Promise.allSettled(entries.map(store.accept));
  expect(results.map(({ status }) => status)).toEqual([
    ...["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"],
  ]);
  expect(count(dataDir, "package_orders")).toBe(3);
  expect(count(dataDir, "outbox")).toBe(3);
  expect(count(dataDir, "enquiries")).toBe(0);
});

function sabotage(dataDir: string, table: string, when: string, condition = "1"): void {
  const db = new Database(databaseFile(dataDir));
  db.exec(
    `CREATE TRIGGER broken ${when} INSERT ON ${table} WHEN ${condition}
     BEGIN SELECT RAISE(ABORT, 'broken here'); END`,
  );
  db.close();
}
