import { expect, test } from "vitest";
import { csvMark } from "../../../form-service/operator/csv.ts";
import { exportCsv, exportJsonLines } from "../../../form-service/operator/export.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anEnquiry, anOrder } from "../entries.ts";
import { command } from "../form-service.ts";
import { order } from "../parts.ts";
import { storeIn } from "../store-in.ts";

test("what a field held that no form asks for any more is exported all the same", async () => {
  const store = storeIn(temporaryFolder());
  const entry = anEnquiry({});
  const fields = { name: "Ann", best_time: "after five" };
  await store.accept({ ...entry, submission: { ...entry.submission, form: "call-back", fields } });
  const [names = [], values = []] = (await all(exportCsv(store))).map(line => line.split(","));
  expect(values[names.indexOf("best_time")]).toBe("after five");
});

test("an order is exported with all that was ordered, and what the page showed the visitor", async () => {
  const store = storeIn(temporaryFolder());
  await store.accept(anOrder({}));
  const [line = ""] = await all(exportJsonLines(store));
  expect(JSON.parse(line)).toMatchObject({ ...order, client_total: order.total_price });
  const [columns = ""] = await all(exportCsv(store));
  const names = columns.replace(csvMark, "").split(",");
  expect(names).toEqual(expect.arrayContaining(Object.keys(JSON.parse(line))));
});

test.each(["ann@EXÄMPLE.com", "Ann@xn--exmple-cua.com", "\u202Aan\u00ADn@exämple.com\u202C"])(
  "one person's data is exported however the address is spelt: %s",
  async spelling => {
    const dataDir = temporaryFolder();
    const store = storeIn(dataDir);
    const own = [
      anOrder({ email: "ann@exämple.com" }),
      anEnquiry({ email: "ANN@exämple.com".normalize("NFD"), held: true }),
      anEnquiry({ email: "ann@xn--exmple-cua.com" }),
    ];
    const mentioning = anEnquiry({ message: "Ask ann@exämple.com, please." });
    const others = [
      mentioning,
      anEnquiry({ email: "joann@exämple.com" }),
      anOrder({ email: "ann@exämple.com.au" }),
    ];
    for (const one of [...own, ...others]) await store.accept(one);
    await store.close();
    const env = { FORMS_DATA: dataDir };
    const exported = (...how: string[]) => command(["export", "--email", spelling, ...how], env);
    const [jsonl, csv] = await Promise.all([exported("--jsonl"), exported()]);
    const idsIn = (text: string) => text.match(/[\da-f-]{36}/g)?.sort();
    const ownIds = own.map(one => one.submission.id).sort();
    for (const { code, stdout, stderr } of [jsonl, csv]) {
      expect([code, idsIn(stdout)]).toEqual([0, ownIds]);
      expect(stderr).toContain("3 submissions are of this address.\n1 other person's mentions it");
      expect(idsIn(stderr)).toEqual([mentioning.submission.id]);
    }
    expect(jsonl.stdout.split("\n").map(line => line && JSON.parse(line).form)).toEqual(
      expect.arrayContaining(["order", "contact", ""]),
    );
    expect(csv.stdout).toMatch(/^\uFEFFid,created_at,form/);
  },
);

test.each(["@exämple.com", "ann@", "ann@example.com, bob@example.com"])(
  "an export of %j, which is not one address, exports nothing",
  async typed => {
    const dataDir = temporaryFolder();
    await storeIn(dataDir).close();
    const env = { FORMS_DATA: dataDir };
    const { code, stdout, stderr } = await command(["export", "--email", typed], env);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(`'${typed}' is not one e-mail address.\n`);
  },
);

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const read: string[] = [];
  for await (const line of lines) read.push(line);
  return read;
}
