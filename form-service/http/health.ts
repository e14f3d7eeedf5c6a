import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { counted } from "../counted.ts";
import { sentenceOf } from "../failure.ts";
import { freeDiskOf, megabytes } from "../free-disk.ts";
import type { Gauge } from "../metrics.ts";
import { unsentOf } from "../store/counts.ts";
import { backupAgeMs, failedBackup, oldBackup } from "../store/last-backup.ts";
import { databaseFile } from "../store/open-store.ts";
import type { OutboxCounts, Store } from "../store/store.ts";
import { lostRights } from "./lost-rights.ts";

type HealthReport = {
  /** Whether orders can be taken: what a load balancer asks. */
  readonly canStore: boolean;
  /** Sentences about what somebody has to look at; empty when all is well. */
  readonly alarms: readonly string[];
  readonly counts: OutboxCounts | undefined;
  readonly freeDiskBytes: number | undefined;
  readonly backupAgeMs: number | undefined;
};

export type Health = {
  readonly report: () => Promise<HealthReport>;
  readonly gauges: () => Promise<readonly Gauge[]>;
  /** A submission could not be stored, whatever the usual look says: nothing is well until an order is seen to fit again. */
  readonly doubt: () => void;
  /** From now on the instance is leaving. */
  readonly drain: () => void;
};

type Parts = {
  readonly store: Store;
  readonly config: Config;
  readonly clock: Clock;
  /** Why no mail goes out, while none does. */
  readonly pause: () => string | undefined;
  readonly freeDisk?: (folder: string) => Promise<number | undefined>;
};

const freeDiskMinBytes = 50 * 1024 * 1024;
/** SQLite finds room for the health check's few bytes when it has long had none for an order. */
const fullDiskBytes = 1024 * 1024;
/** Mail that has been due for longer needs somebody to look. */
export const unsentMaxMs = 3_600_000;
/** A monitor that asks often must not make the disk write as often. */
const keptMs = 1000;

export function openHealth(parts: Parts): Health {
  const { store, config, clock, pause, freeDisk = freeDiskOf } = parts;
  let isDraining = false;
  let doubts = 0;
  let settledDoubts = 0;
  let kept: { atMs: number; report: Promise<HealthReport> } | undefined;

  async function look(): Promise<HealthReport> {
    const { dataDir } = config;
    // PostgreSQL lies on a disk of its own, and says itself when that is full. Its backups are made elsewhere.
    const isOurFile = !config.databaseUrl;
    const nowMs = clock.now();
    const refusal = await prove(nowMs).then(() => undefined, sentenceOf);
    const outbox = await store.outbox.counts().catch(sentenceOf);
    const counts = typeof outbox === "string" ? undefined : outbox;
    const freeDiskBytes = await freeDisk(dataDir);
    const isFull = isOurFile && (freeDiskBytes ?? fullDiskBytes) < fullDiskBytes;
    const trouble = refusal ?? (isFull ? "its disk is full" : undefined);
    const ageMs = isOurFile ? await backupAgeMs(dataDir, nowMs) : undefined;
    const isDiskLow = freeDiskBytes !== undefined && freeDiskBytes < freeDiskMinBytes;
    const alarms = [
      trouble && `The database cannot be written: ${trouble}.`,
      // Where nothing can be written, the reason has been told.
      isOurFile && !trouble && (await lostRights(dataDir, databaseFile(dataDir))),
      isDiskLow && `Only ${megabytes(freeDiskBytes)} MB of disk are free.`,
      // Where mails cannot be counted they do not go out either, such as when these pages of the file are damaged.
      !trouble && typeof outbox === "string" && `The mails cannot be counted: ${outbox}.`,
      pause(),
      ...mailAlarms(counts, nowMs),
      oldBackup(dataDir, ageMs),
      isOurFile && (await failedBackup(dataDir)),
    ].filter(alarm => typeof alarm === "string");
    return { canStore: !trouble, alarms, counts, freeDiskBytes, backupAgeMs: ageMs };
  }

  /** With a whole order each time, the look of a monitor that asks each second would be what makes a database grow. */
  async function prove(nowMs: number): Promise<void> {
    if (doubts === settledDoubts) return store.proveWritable(nowMs);
    const known = doubts;
    await store.proveRoom(nowMs);
    settledDoubts = known;
  }

  function report(): Promise<HealthReport> {
    const atMs = clock.elapsed();
    if (!kept || atMs - kept.atMs > keptMs) kept = { atMs, report: look() };
    if (!isDraining) return kept.report;
    return kept.report.then(known => ({
      ...known,
      canStore: false,
      alarms: ["The service is stopping.", ...known.alarms],
    }));
  }

  return {
    report,
    gauges: async () => gaugesOf(await report(), clock.now()),
    doubt: () => {
      doubts++;
    },
    drain: () => {
      isDraining = true;
    },
  };
}

function mailAlarms(counts: OutboxCounts | undefined, nowMs: number): string[] {
  const alarms: string[] = [];
  if (counts?.dead) {
    alarms.push(
      `${counted(counts.dead, "mail was", "mails were")} given up: see form-service list, then resend.`,
    );
  }
  const waitedMs = nowMs - (counts?.oldestUnsentMs ?? nowMs);
  if (waitedMs > unsentMaxMs) {
    alarms.push(
      `The oldest unsent mail has been due for ${Math.floor(waitedMs / 60_000)} minutes: form-service doctor may tell why.`,
    );
  }
  return alarms;
}

function gaugesOf(
  { canStore, alarms, counts, freeDiskBytes, backupAgeMs = Number.NaN }: HealthReport,
  nowMs: number,
): Gauge[] {
  const gauge = (name: string, help: string, value: number) => ({ name, help, value });
  const oldestMs = Math.max(0, nowMs - (counts?.oldestUnsentMs ?? nowMs));
  return [
    gauge("forms_can_store", "1 while orders can be stored.", canStore ? 1 : 0),
    gauge("forms_alarms", "How many things need somebody to look at them.", alarms.length),
    gauge("forms_mails_queued", "Unsent mails, up to 10,000.", counts ? unsentOf(counts) : 0),
    gauge("forms_mails_dead", "Mails that were given up.", counts?.dead ?? 0),
    gauge("forms_submissions_held", "Submissions held back as possible spam.", counts?.held ?? 0),
    gauge("forms_oldest_unsent_seconds", "Age of the oldest unsent mail.", oldestMs / 1000),
    gauge("forms_disk_free_bytes", "Free disk in the data folder.", freeDiskBytes ?? Number.NaN),
    gauge("forms_backup_age_seconds", "Age of the newest backup.", Math.max(0, backupAgeMs) / 1000),
  ];
}
