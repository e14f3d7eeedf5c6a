import { mailWorker } from "../../form-service/mail/worker.ts";
import { channelTo } from "./channel-to.ts";
import { configOf, logList, type TestClock } from "./parts.ts";
import { storeIn } from "./store-in.ts";

type Line = { user?: string; port: number; within?: { stepMs: number; mailMs: number } };

/** A store, and a worker that sends its mails to a mail server. */
export function office(clock: TestClock, dataDir: string, { user = "u", port, within }: Line) {
  const store = storeIn(dataDir);
  const log = logList();
  const worker = mailWorker({
    ...{ store, clock, log, workerName: "one" },
    config: configOf({ OWNER_EMAIL: "owner@shop.test", MAIL_FROM: "site@shop.test" }),
    channel: channelTo({ user, password: "right", port }, within),
  });
  return { store, worker, log };
}
