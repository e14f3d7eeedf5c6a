import { beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { bundle } from "../bundle.ts";
import { child } from "../child.ts";
import { missing } from "../kept.ts";
import { order, post } from "../parts.ts";

let file = "";
beforeAll(async () => {
  file = await bundle("bin/form-service.ts", "tests/service/dying-store-thread.ts");
});

test.each([
  ["error", "the thread has lost its way"],
  ["rejection", "nobody waits for this promise"],
  ["exit", "exit code 0"],
  ["memory", "JS heap out of memory"],
])(
  "a thread of the database that dies by %s ends the service, which says why and loses nothing",
  async (death, reason) => {
    const dataDir = temporaryFolder();
    const NODE_OPTIONS = "--max-old-space-size=64";
    const service = await child(file, {
      args: ["start"],
      env: { FORMS_DATA: dataDir, NODE_OPTIONS },
    });
    const kept = (await post(service, "/package_orders", order)).json.data.id;
    const last = { ...order, message: `death by ${death}` };
    // No answer at all is right as well: nothing was promised, and the form sends it again under the same key.
    const answer = await post(service, "/package_orders", last).catch(() => undefined);
    expect(await service.ended).toBe(1);
    expect(service.output()).toContain("The thread of the database has ended by itself");
    expect(service.output()).toContain(reason);
    const promised = [kept, answer?.json?.data?.id].filter(Boolean);
    expect(
      missing(
        dataDir,
        promised.map(mark => ({ kind: "order", mark })),
      ),
    ).toEqual([]);
  },
);
