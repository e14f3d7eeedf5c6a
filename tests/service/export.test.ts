import { join } from "node:path";
import { expect, test } from "vitest";
import { exportCsv } from "../../form-service/operator/export.ts";
import { openSqliteStore } from "../../form-service/store/sqlite/open-sqlite-store.ts";
import { anEnquiry } from "./entries.ts";
import { temporaryFolder } from "./parts.ts";

test("what a field held that no form asks for any more is exported all the same", async () => {
  const store = openSqliteStore(join(temporaryFolder(), "forms.sqlite"));
  const entry = anEnquiry({});
  const fields = { name: "Ann", best_time: "after five" };
  await store.accept({
    ...entry,
    submission: { ...entry.submission, kind: "enquiry", form: "call-back", fields },
  });
  const rows: string[][] = [];
  for await (const line of exportCsv(store)) rows.push(line.split(","));
  await store.close();
  const [names = [], values = []] = rows;
  expect(values[names.indexOf("best_time")]).toBe("after five");
});
