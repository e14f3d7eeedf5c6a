import type { Database } from "better-sqlite3";
import { firstDelayMs, longestDelaySql } from "../backoff.ts";
import { clockSpreadMs } from "../clock-watch.ts";
import { aWeekBefore, countsSql, heldSinceSql } from "../counts.ts";
import { type MailRow, mailColumns, mailOf, mailRow } from "../rows.ts";
import type { Claim, OutboxCounts, Store } from "../store.ts";
import type { AtOnce } from "./at-once.ts";
import type { Find } from "./find.ts";
import { insertInto } from "./insert-into.ts";

type SqliteOutbox = AtOnce<Omit<Store["outbox"], "recover">> & {
  readonly takeBack: (claim: Omit<Claim, "workerName">) => void;
  readonly pullForward: (nowMs: number) => void;
};

/**
 * A clock that was set back would put mails off for as long as it had been wrong. The first bound is what the index
 * knows: without it each look would go through all mails that wait.
 */
export const pullForwardSql = `
  UPDATE outbox SET next_at = @nowMs, due_at = min(due_at, @nowMs) WHERE state = 'queued'
    AND next_at > @nowMs + ${clockSpreadMs + firstDelayMs}
    AND next_at > @nowMs + ${clockSpreadMs} + ${longestDelaySql}`;

/** To be run inside a transaction. */
export function prepareOutbox(db: Database, find: Find): SqliteOutbox {
  const take = db.prepare<Record<string, string | number>, MailRow>(
    `UPDATE outbox SET state = 'sending', attempts = attempts + 1, lease_owner = @workerName,
       lease_until = @leaseUntilMs
     WHERE dedupe_key = (SELECT dedupe_key FROM outbox WHERE state = 'queued' AND next_at <= @nowMs
                 ORDER BY next_at LIMIT 1)
     RETURNING *`,
  );
  const takeBack = db.prepare(
    `UPDATE outbox SET state = 'queued', next_at = @nowMs, lease_owner = NULL, lease_until = NULL
     WHERE state = 'sending' AND (lease_until <= @nowMs OR lease_until > @nowMs + @leaseMs + ${clockSpreadMs})`,
  );
  const pullForward = db.prepare(pullForwardSql);
  const add = insertInto(db, "outbox", mailColumns);
  const counts = db.prepare<[], OutboxCounts>(countsSql);
  const heldSince = db.prepare<{ floor: string }, number>(heldSinceSql("@floor")).pluck();
  const sent = db.prepare(
    `UPDATE outbox SET state = 'sent', sent_at = @atMs, last_answer = @answer,
       lease_owner = NULL, lease_until = NULL WHERE dedupe_key = @id AND state <> 'sent'`,
  );
  const dead = db.prepare(
    `UPDATE outbox SET state = 'dead', last_answer = @answer, lease_owner = NULL, lease_until = NULL
     WHERE dedupe_key = @id AND state = 'sending' AND lease_owner = @workerName`,
  );
  const again = db.prepare(
    `UPDATE outbox SET state = 'queued', last_answer = @answer, next_at = @nextAtMs,
       attempts = attempts - @uncounted, lease_owner = NULL, lease_until = NULL
     WHERE dedupe_key = @id AND state = 'sending' AND lease_owner = @workerName`,
  );

  return {
    claim({ workerName, nowMs, leaseMs }) {
      const row = take.get({ workerName, nowMs, leaseUntilMs: nowMs + leaseMs });
      if (!row) return undefined;
      const mail = mailOf(row);
      const submission = find.submission(mail.submissionId);
      if (!submission) throw new Error(`mail ${mail.id} belongs to no submission`);
      if (mail.kind === "acknowledgement") return { mail, submission };
      return {
        mail,
        submission,
        heldLately: heldSince.get({ floor: aWeekBefore(mail.createdAtMs) }) ?? 0,
      };
    },
    settle({ id }, workerName, how) {
      const { answer } = how;
      // Whoever held the lease: a mail that has arrived must not be sent again.
      if (how.state === "sent") sent.run({ id, answer, atMs: how.atMs });
      else if (how.state === "dead") dead.run({ id, answer, workerName });
      else {
        const { nextAtMs, counts } = how;
        again.run({ id, answer, workerName, nextAtMs, uncounted: counts ? 0 : 1 });
      }
    },
    takeBack: ({ nowMs, leaseMs }) => void takeBack.run({ nowMs, leaseMs }),
    pullForward: nowMs => void pullForward.run({ nowMs }),
    addMail: (submission, mail) => void add.run(...Object.values(mailRow(mail, submission))),
    counts() {
      const row = counts.get();
      if (!row) throw new Error("a query of single values gave no row");
      return row;
    },
  };
}
