import { ordersPath } from "../../domain/calls.ts";
import { cleanText } from "../clean-text.ts";
import { systemClock } from "../clock.ts";
import { isPlaceholder } from "../config/combinations.ts";
import type { Config } from "../config/config.ts";
import { isOwnMachine, type Smtp } from "../config/smtp.ts";
import { counted } from "../counted.ts";
import { sentenceOf } from "../failure.ts";
import { freeDiskOf, megabytes } from "../free-disk.ts";
import { buildApp } from "../http/app.ts";
import { openHealth, unsentMaxMs } from "../http/health.ts";
import { memoryLimiter } from "../http/limits/limiter.ts";
import { openLog } from "../log.ts";
import type { Channel } from "../mail/channels/channel.ts";
import { inWords } from "../mail/channels/in-words.ts";
import { mailChannel } from "../mail/channels/mail-channel.ts";
import { domainOf } from "../mail/new-mails.ts";
import { oneLine } from "../mail/one-line.ts";
import { openMetrics } from "../metrics.ts";
import { unsentOf } from "../store/counts.ts";
import { backupAgeMs, failedBackup, oldBackup } from "../store/last-backup.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { spoken } from "./describe.ts";
import { senderDomain } from "./sender-domain.ts";

export type Finding = { readonly ok: boolean; readonly sentence: string };

/** Looks at everything the service leans on, and says what it found. */
export async function* doctor(config: Config): AsyncGenerator<Finding> {
  const store = await openStore(config);
  try {
    for (const sentence of await store.diagnose()) yield { ok: true, sentence };
    yield await flushTime(store);
    yield await disk(config);
    if (!config.databaseUrl) yield await backup(config);
    yield* await mail(config);
    yield* await preflights(config, store);
    yield proxies(config);
    yield* await outbox(store);
  } finally {
    await store.close();
  }
}

async function flushTime(store: Store): Promise<Finding> {
  const timesMs: number[] = [];
  try {
    for (let round = 0; round < 21; round++) {
      const startedMs = performance.now();
      await store.proveWritable(Date.now() + round);
      timesMs.push(performance.now() - startedMs);
    }
    await store.proveRoom(Date.now());
  } catch (error) {
    // What else there is to say, such as how little room the disk has, is needed all the more.
    return { ok: false, sentence: `No order can be stored: ${sentenceOf(error)}.` };
  }
  const medianMs = timesMs.sort((a, b) => a - b)[10] ?? Number.NaN;
  const isFast = medianMs < 100;
  const advice = isFast ? "" : " That is slow: visitors wait this long. Is it a network drive?";
  return {
    ok: isFast,
    sentence: `A commit reaches the disk in ${medianMs.toFixed(2)} ms.${advice}`,
  };
}

async function disk({ dataDir }: Config): Promise<Finding> {
  const bytes = await freeDiskOf(dataDir);
  if (bytes === undefined) {
    return { ok: true, sentence: `How much disk is free for ${dataDir} cannot be told.` };
  }
  const free = megabytes(bytes);
  return { ok: free > 500, sentence: `${free} MB of disk are free for ${dataDir}.` };
}

async function backup({ dataDir }: Config): Promise<Finding> {
  const ageMs = await backupAgeMs(dataDir, Date.now());
  const problem = (await failedBackup(dataDir)) ?? oldBackup(dataDir, ageMs);
  if (problem) return { ok: false, sentence: problem };
  const sentence =
    ageMs === undefined
      ? "No backup was ever made with form-service backup --scheduled."
      : `The newest backup is ${spoken(Math.max(0, ageMs))} old.`;
  return { ok: true, sentence };
}

async function* mail(config: Config): AsyncGenerator<Finding> {
  const channel = mailChannel(config);
  if (!config.smtp) return yield await folder(channel);
  yield await login(channel, config.smtp);
  yield await senderDomain(domainOf(config.from.address));
  const { address } = config.owner;
  yield isPlaceholder(address)
    ? { ok: false, sentence: `OWNER_EMAIL is the placeholder ${address}: it reaches nobody.` }
    : { ok: true, sentence: `Notifications go to ${address}.` };
}

async function folder({ description, probe }: Channel): Promise<Finding> {
  const where = `No mail server is set: mail goes to ${description}`;
  try {
    await probe();
    return { ok: true, sentence: `${where}.` };
  } catch (error) {
    return { ok: false, sentence: `${where}, which cannot be written: ${sentenceOf(error)}.` };
  }
}

async function login({ description, probe }: Channel, { user }: Smtp): Promise<Finding> {
  try {
    if ((await probe()) === "by login") return { ok: true, sentence: `${description} lets us in.` };
  } catch (error) {
    // Several lines of a mail server's would look like findings of their own, and its control characters act here.
    const said = oneLine(cleanText(inWords(error)));
    return { ok: false, sentence: `${description} does not let us in: ${said}.` };
  }
  const sentence = user
    ? `${description} offers no login on this port: mail goes there without one, if it is taken at all. Is the port right in SMTP_URL?`
    : `${description} answers. SMTP_URL has no user: only a mail shows whether it takes one without a login.`;
  return { ok: !user, sentence };
}

/** Asks the service itself, as a browser on each origin would. */
async function preflights(config: Config, store: Store): Promise<Finding[]> {
  const log = openLog("silent");
  const metrics = openMetrics();
  const clock = systemClock;
  const health = openHealth({ store, config, clock, pause: () => undefined });
  const limiter = memoryLimiter(config.windows, clock);
  const app = buildApp({ config, store, clock, log, limiter, metrics, health, onMail: () => {} });
  const findings = config.origins.map(async origin => {
    const { statusCode, headers } = await app.inject({
      method: "OPTIONS",
      url: ordersPath,
      headers: { origin, "access-control-request-method": "POST" },
    });
    const ok = statusCode === 204 && headers["access-control-allow-origin"] === origin;
    return { ok, sentence: `A page on ${origin} ${ok ? "may" : "may NOT"} send orders here.` };
  });
  const all = await Promise.all(findings);
  await app.close();
  metrics.close();
  return all;
}

function proxies({ proxies, host }: Config): Finding {
  if (proxies.length) {
    return {
      ok: true,
      sentence: `Clients' addresses are believed from ${proxies.join(", ")} only.`,
    };
  }
  const isBehindProxy = isOwnMachine(host);
  const sentence = isBehindProxy
    ? `TRUSTED_PROXIES is not set, though only a proxy can reach ${host}: all visitors count as one. Set it to the proxy's address, such as 127.0.0.1.`
    : "TRUSTED_PROXIES is not set: right if no proxy stands in front.";
  return { ok: !isBehindProxy, sentence };
}

async function outbox(store: Store): Promise<Finding[]> {
  const counts = await store.outbox.counts();
  const { dead, held, oldestUnsentMs } = counts;
  const waitedMs = Math.max(0, Date.now() - (oldestUnsentMs ?? Date.now()));
  const isLate = waitedMs > unsentMaxMs;
  const oldest =
    oldestUnsentMs === null
      ? "no mail waits"
      : `${counted(unsentOf(counts), "mail waits", "mails wait")}, the oldest for ${spoken(waitedMs)}`;
  return [
    {
      ok: !isLate,
      // A server that lets us in, as it did above, may put off each mail all the same.
      sentence: `In the outbox ${oldest}${isLate ? ": form-service show <id> gives the last answer to each" : ""}.`,
    },
    {
      ok: dead === 0,
      sentence: `${counted(dead, "mail was", "mails were")} given up${dead ? ": form-service resend --dead" : ""}.`,
    },
    {
      ok: true,
      sentence: `${counted(held, "submission is", "submissions are")} held as possible spam${held ? ": form-service held list" : ""}.`,
    },
  ];
}
