import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { withLock } from "./lock.ts";

let folder: string;
let heldBy: string;

beforeEach(() => {
  folder = temporaryFolder();
});

describe("a lock", () => {
  test("is waited for while its process runs", async () => {
    const order: string[] = [];
    let second: Promise<void> | undefined;
    const untilSecondWaits = () =>
      new Promise<void>(resolve => {
        const onWait = (pid: number) => resolve(void order.push(`waits for ${nameOf(pid)}`));
        second = take({ onWait, work: async () => void order.push("works") });
      });
    await take({ work: () => untilSecondWaits().then(() => void order.push("is done")) });
    await second;
    expect(order).toEqual(["waits for us", "is done", "works"]);
  });

  test.each([
    ["of a process that is gone", "4194999 1"],
    [
      "of an earlier process with our own number, as in a container that starts again",
      `${process.pid} 1`,
    ],
  ])("%s is taken over", async (_, left) => {
    writeFileSync(join(folder, "lock"), left);
    const waitedFor: number[] = [];
    await take({ onWait: pid => waitedFor.push(pid) });
    expect(waitedFor).toEqual([]);
    expect(heldBy).toContain(`${process.pid} `);
  });

  test("that was left is not taken from another process that took it over first", async () => {
    const lock = join(folder, "lock");
    const turn = `${lock}.turn`;
    await take({});
    const other = heldBy;
    writeFileSync(lock, "4194999 1");
    writeFileSync(turn, other);
    const order: string[] = [];
    await take({
      onWait: () => {
        order.push(`waits with ${readFileSync(lock, "utf8")}`);
        if (order.length > 1) return rmSync(lock);
        writeFileSync(lock, other);
        rmSync(turn);
      },
    });
    expect(order).toEqual(["waits with 4194999 1", `waits with ${other}`]);
    expect(heldBy).toContain(`${process.pid} `);
  });
});

function nameOf(pid: number): string {
  return pid === process.pid ? "us" : `process ${pid}`;
}

function take({
  onWait = () => {},
  work = async () => {},
}: {
  onWait?: (pid: number) => void;
  work?: () => Promise<void>;
}): Promise<void> {
  return withLock({ folder, onWait }, () => {
    heldBy = readFileSync(join(folder, "lock"), "utf8");
    return work();
  });
}
