import { existsSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { Failure } from "../../failure.ts";
import { clockWatch } from "../clock-watch.ts";
import type { Receipt, Store } from "../store.ts";
import { trialOrder } from "../trial-order.ts";
import { prepareAccept } from "./accept.ts";
import { type BoundEntry, boundEntry } from "./bound-entry.ts";
import { compact } from "./compact.ts";
import { diagnose } from "./diagnose.ts";
import { explained } from "./file/explained.ts";
import { logCheck } from "./file/log-check.ts";
import { openDatabase } from "./file/open-database.ts";
import { placeCheck } from "./file/place-check.ts";
import { prepareFind } from "./find.ts";
import { openGroupCommit } from "./group-commit.ts";
import { migrate } from "./migrations.ts";
import { prepareOutbox } from "./outbox.ts";
import { preparePurge } from "./purge.ts";
import { prepareRecords } from "./records.ts";

export type SqliteOptions = {
  /**
   * For a command what may only be read will do, as on a disk that is read-only, and SQLite itself waits for a lock. That
   * blocks the whole process, so the service waits in its own loop.
   */
  readonly isCommand?: boolean;
  /** How long a write waits for a lock before it is refused. */
  readonly patienceMs?: number;
  /** The connection itself, for a test that takes room or rights away from it. */
  readonly onOpen?: (db: Database) => void;
};

type SqliteStore = Omit<Store, "limits"> & {
  /** What accept() does, for an entry that was taken apart in another thread. */
  readonly acceptBound: (entry: BoundEntry) => Promise<Receipt>;
};

export function openSqliteStore(
  file: string,
  { isCommand = false, patienceMs = 4000, onOpen }: SqliteOptions = {},
): SqliteStore {
  // A large file is looked through for seconds: another one may have its name by the end of that.
  const checkFromBefore = existsSync(file) ? placeCheck(file) : undefined;
  const db = openDatabase(file, { busyTimeoutMs: 5000 });
  const checkFile = checkFromBefore ?? placeCheck(file);
  try {
    explained(file, () => migrate(db));
    // What SQLite may only read it opens for reading, and for good. Who does not start is started again until it can write.
    if (!isCommand) explained(file, () => db.exec("DELETE FROM pulse WHERE false"));
  } catch (error) {
    // Who tries again, to be alone with the file, must not be in the way himself.
    db.close();
    throw error;
  }
  const checkLog = logCheck(db);
  onOpen?.(db);
  db.pragma(`busy_timeout = ${isCommand ? 5000 : 5}`);
  const statements = explained(file, () => prepare(db));
  const { find, accept, completeOrder, forgetRequests, outbox, records, pulse } = statements;
  const isTimeToLook = clockWatch();
  const { run, close } = openGroupCommit(db, {
    patienceMs,
    assertWritable: () => {
      const { size } = checkFile();
      // SQLite goes on into the log, which is of no use without its file.
      if (size === 0) throw new Failure("unavailable", emptied(file));
      checkLog();
    },
  });

  const acceptBound = (entry: BoundEntry) => run(() => accept(entry));

  return {
    accept: entry => acceptBound(boundEntry(entry)),
    acceptBound,
    completeOrder: call => run(() => completeOrder(call)),
    forgetRequests: nowMs => run(() => forgetRequests(nowMs)),
    proveWritable: nowMs => run(() => void pulse.run(nowMs)),
    proveRoom: nowMs =>
      run(() => {
        const trial = trialOrder(nowMs);
        accept(boundEntry(trial));
        records.remove([trial.submission.id]);
      }),
    outbox: {
      claim: claim => run(() => outbox.claim(claim)),
      settle: (mail, workerName, how) => run(() => outbox.settle(mail, workerName, how)),
      recover: async claim => {
        await run(() => outbox.takeBack(claim));
        if (isTimeToLook(claim.nowMs)) await run(() => outbox.pullForward(claim.nowMs));
      },
      counts: () => run(outbox.counts),
      addMail: (submission, mail) => run(() => outbox.addMail(submission, mail)),
    },
    records: {
      list: filter => run(() => find.list(filter)),
      find: id => run(() => find.stored(id)),
      release: (id, mails) => run(() => records.release(id, mails)),
      requeue: (mail, messageId, nowMs) => run(() => records.requeue(mail, messageId, nowMs)),
      deadMails: () => run(records.deadMails),
      putOffMails: nowMs => run(() => records.putOffMails(nowMs)),
      erase: email => run(() => records.erase(email)),
      remove: ids => run(() => records.remove(ids)),
      purge: old => run(() => records.purge(old)),
      countOlder: beforeMs => run(() => records.countOlder(beforeMs)),
      compact: async after => compact(db, after),
    },
    diagnose: async () => diagnose(db),
    close: async () => {
      await close();
      if (db.open) db.close();
    },
  };
}

function emptied(file: string): string {
  return `${file} was emptied while the service runs: stop it and restore a backup. What came in since that one is in the owner's mailbox`;
}

function prepare(db: Database) {
  const find = prepareFind(db);
  return {
    find,
    ...prepareAccept(db),
    outbox: prepareOutbox(db, find),
    records: { ...prepareRecords(db, find), ...preparePurge(db) },
    pulse: db.prepare(
      `INSERT INTO pulse VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at`,
    ),
  };
}
