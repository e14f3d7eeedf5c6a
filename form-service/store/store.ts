import type { WantedAddon } from "../../domain/check-addons.ts";
import type { Window } from "../config/windows.ts";
import type { MailRecord, MailState, NewMail, OrderRecord, Submission } from "./records.ts";

/**
 * All the service knows of its database. Every promise is kept by the time a call resolves: what
 * was written is on disk. A store that cannot write at present rejects with Failure 'unavailable'.
 */
export type Store = {
  /** The submission, its mails and the memory of the request, as one atom. */
  readonly accept: (entry: Entry) => Promise<Receipt>;
  /** Makes the notification of an order due. Gives the order's id, or nothing when there is none. */
  readonly completeOrder: (call: OrderCall) => Promise<string | undefined>;
  readonly outbox: Outbox;
  readonly records: Records;
  /** Where several instances share the counts of requests; a store of one process has none. */
  readonly limits?: Limits;
  /** Forgets requests whose time is over. */
  readonly forgetRequests: (nowMs: number) => Promise<void>;
  /** Writes something and commits it. */
  readonly proveWritable: (nowMs: number) => Promise<void>;
  /** Takes an order and removes it again, in one commit: a disk that is full may have room for the few bytes of the above. */
  readonly proveRoom: (nowMs: number) => Promise<void>;
  /** Sentences for the operator: which database it is, and what is in force. They hold no password. */
  readonly diagnose: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export type Entry = {
  readonly submission: Submission;
  readonly mails: readonly NewMail[];
  readonly request: RequestMark | undefined;
};

/** How a repeated request is recognised. */
export type RequestMark = {
  /** Each character stands for a byte. */
  readonly key: string;
  /** What was asked for. The store keeps a hash of it, and makes that itself: SQLite's has a thread for it. */
  readonly words: string;
  readonly atMs: number;
  readonly expiresAtMs: number;
};

export type Receipt =
  | { readonly outcome: "stored" | "repeated"; readonly id: string }
  /** The key was used before, for something else. */
  | { readonly outcome: "conflict" };

export type OrderCall = {
  readonly orderId?: string | undefined;
  /** That of the call which the order came with, where this alone names it. */
  readonly requestKey?: string | undefined;
  /**
   * How the order is found when the caller does not name it. One that is named by its id must be of the same customer,
   * package and add-ons, and a phone or message must be the one it has; one that is named by its key must say the same in
   * everything: what says something else would be lost with it. What it costs is not asked: between the two calls a price
   * may change, and instances take over the new one after each other.
   */
  readonly content: Pick<
    OrderRecord,
    "name" | "email" | "phone" | "message" | "selectedPackage"
  > & {
    readonly selectedAddons: readonly WantedAddon[];
    readonly sinceMs: number;
  };
  readonly atMs: number;
};

/**
 * How many of the wished-for requests of each client fit into every window, and are used up by it.
 * Where some do not: how long until they may.
 */
export type Limits = (
  wishes: ReadonlyMap<string, number>,
  windows: readonly Window[],
) => Promise<ReadonlyMap<string, { readonly granted: number; readonly waitMs: number }>>;

export type Claim = {
  readonly workerName: string;
  readonly nowMs: number;
  /** By the database's clock, where several instances share one. */
  readonly leaseMs: number;
};

export type Claimed = {
  readonly mail: MailRecord;
  readonly submission: Submission;
  /** With a mail to the owner: how many submissions are held, from a week before it on, of which no mail tells. */
  readonly heldLately?: number;
};

export type Settlement =
  | { readonly state: "sent"; readonly answer: string; readonly atMs: number }
  | { readonly state: "dead"; readonly answer: string }
  | {
      readonly state: "queued";
      readonly answer: string;
      readonly nextAtMs: number;
      /** False when the attempt says nothing about the mail, such as a wrong password. */
      readonly counts: boolean;
    };

type Outbox = {
  /** One mail that is due, for this worker alone until its lease ends. Counts the attempt. */
  readonly claim: (claim: Claim) => Promise<Claimed | undefined>;
  readonly settle: (mail: MailRecord, workerName: string, how: Settlement) => Promise<void>;
  /**
   * Takes back mails whose worker is gone, and those a clock that jumped back has put off. They go behind all that are due:
   * one of which nothing can be written down would else be claimed before all others, again and again.
   */
  readonly recover: (claim: Omit<Claim, "workerName">) => Promise<void>;
  readonly counts: () => Promise<OutboxCounts>;
  /** One more mail about a submission that is stored; nothing where its id is known. */
  readonly addMail: (submission: Submission, mail: NewMail) => Promise<void>;
};

/**
 * Without those that were sent: their number grows for ever, and so would the time to count them. Ten thousand of a kind
 * stand for any greater number.
 */
export type OutboxCounts = Readonly<Record<Exclude<MailState, "sent">, number>> & {
  readonly held: number;
  /** When the oldest mail that is not sent yet was first due; null where none waits. */
  readonly oldestUnsentMs: number | null;
};

export type RecordFilter = {
  readonly state?: Submission["state"];
  readonly form?: string;
  readonly afterId?: string;
  readonly limit: number;
  readonly newestFirst: boolean;
};

export type StoredSubmission = {
  readonly submission: Submission;
  readonly mails: readonly MailRecord[];
};

export type Removed = {
  readonly removedIds: readonly string[];
  readonly removedMailIds: readonly string[];
};

export type Erased = Removed & {
  /** Submissions of other people in which the address was mentioned, and is now blacked out. */
  readonly redactedIds: readonly string[];
};

/** What a purge is to remove. */
export type Old = {
  /** Only what came in before. */
  readonly beforeMs: number;
  /** What the owner was never told, since its mail was given up, only if it came in before this as well. */
  readonly untoldBeforeMs: number;
};

export type Purged = Removed & {
  /** Those of the removed whose mail to the owner had been given up. */
  readonly untoldIds: readonly string[];
  /** How many of the removed were held: nobody has taken them as received. */
  readonly heldCount: number;
};

/** What the operator does. */
type Records = {
  readonly list: (filter: RecordFilter) => Promise<readonly StoredSubmission[]>;
  readonly find: (id: string) => Promise<StoredSubmission | undefined>;
  /** Held → received, with its mails. False when it is not held. */
  readonly release: (id: string, mails: readonly NewMail[]) => Promise<boolean>;
  /** Queues a mail again, under this Message-ID. False when it has gone on since it was read, or is on its way. */
  readonly requeue: (mail: MailRecord, messageId: string, nowMs: number) => Promise<boolean>;
  readonly deadMails: () => Promise<readonly MailRecord[]>;
  /** Those that were tried and whose next moment has not come, such as those a filter put off. */
  readonly putOffMails: (nowMs: number) => Promise<readonly MailRecord[]>;
  /** With compact(), leaves no byte of the address behind. */
  readonly erase: (email: string) => Promise<Erased>;
  /** These submissions, of which some may be gone already. With compact(), leaves no byte of them behind. */
  readonly remove: (ids: readonly string[]) => Promise<Removed>;
  /**
   * Removes some of what is older, unless a mail of it still has to go out; nothing once all of it is gone. Each step is a
   * commit of its own, and tells what only it knows.
   */
  readonly purge: (old: Old) => Promise<Purged>;
  readonly countOlder: (beforeMs: number) => Promise<number>;
  /**
   * Rewrites what rows were removed from, which takes room that may be lacking: to be called when all else is done. After
   * a failure it can be called again.
   */
  readonly compact: (after: "erase" | "purge") => Promise<void>;
};
