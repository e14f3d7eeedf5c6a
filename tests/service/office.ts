import type { Clock } from "../../form-service/clock.ts";
import type { Log } from "../../form-service/log.ts";
import type { Channel } from "../../form-service/mail/channels/channel.ts";
import { mailWorker } from "../../form-service/mail/worker.ts";
import type { Store } from "../../form-service/store/store.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { channelTo } from "./channel-to.ts";
import { anEnquiry } from "./entries.ts";
import { mailServer } from "./mail-server.ts";
import { clockAt, configOf, logList } from "./parts.ts";
import { storeIn } from "./store-in.ts";

type Line = { user?: string; port: number; within?: { stepMs: number; mailMs: number } };

/** A store, and a worker that sends its mails to a mail server. */
export function office(clock: Clock, dataDir: string, { user = "u", port, within }: Line) {
  const store = storeIn(dataDir);
  const log = logList();
  const channel = channelTo({ user, password: "right", port }, within);
  return { store, worker: workerOf({ store, channel, clock, log }), log };
}

type Parts = { store: Store; channel: Channel; clock: Clock; workerName?: string; log?: Log };

const config = configOf({ OWNER_EMAIL: "owner@shop.test", MAIL_FROM: "site@shop.test" });

/** Sends what the store has by this channel, step by step. */
export function workerOf(parts: Parts) {
  return mailWorker({ config, workerName: "one", log: logList(), ...parts });
}

/** The mail of an enquiry that is due, in a store of its own, and a server to which it may go. */
export async function waitingMail() {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  const server = await mailServer();
  await store.accept(anEnquiry({ nowMs: clock.now() }));
  return { clock, dataDir, store, server };
}
