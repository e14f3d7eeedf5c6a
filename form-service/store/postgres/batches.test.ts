import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { anOrder } from "../../../tests/service/entries.ts";
import { openBatches } from "./batches.ts";
import { unavailable } from "./faults.ts";

/** Of a server that answers nobody, with a batch under way in either lane. */
async function frozen(patienceMs: number) {
  const { add } = openBatches({ write: () => new Promise(() => {}), patienceMs });
  for (let lane = 0; lane < 2; lane++) {
    void add(anOrder({}));
    await turn();
    await turn();
  }
  return add;
}

test("what waits behind batches that are not answered is refused when its time is over", async () => {
  const add = await frozen(300);
  await expect(add(anOrder({}))).rejects.toThrow("PostgreSQL did not answer in time");
});

test("no more wait than could be written in anybody's patience", async () => {
  const add = await frozen(100_000);
  const entry = anOrder({});
  // Their time is over long after the test, while another one may still be running.
  for (let waiting = 0; waiting < 5000; waiting++) add(entry).catch(() => undefined);
  await expect(add(entry)).rejects.toThrow("too many submissions wait for PostgreSQL");
});

test("what fails for all that share a statement is not tried for each", async () => {
  let tries = 0;
  const write = async () => {
    tries++;
    throw unavailable(Object.assign(new Error("no"), { code: "28000" }), "here");
  };
  const { add } = openBatches({ write, patienceMs: 1000 });
  const added = [1, 2, 3].map(() => add(anOrder({})));
  for (const one of added) await expect(one).rejects.toThrow("does not let this user in");
  expect(tries).toBe(1);
});
