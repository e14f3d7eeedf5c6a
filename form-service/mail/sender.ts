import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { codeOf } from "../failure.ts";
import type { Log } from "../log.ts";
import { acknowledgementAttemptsMax, attemptsMax, retryDelayMs } from "../store/backoff.ts";
import type { MailRecord } from "../store/records.ts";
import type { Claimed, Settlement } from "../store/store.ts";
import { answerLine } from "./channels/answer-line.ts";
import type { Channel } from "./channels/channel.ts";
import { classifyFault, type MailFault } from "./channels/classify.ts";
import { composeMail } from "./compose.ts";
import type { Pausing } from "./pause.ts";
import type { Rest } from "./rest.ts";

type SenderParts = {
  readonly channel: Channel;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly pause: Pausing;
  readonly rest: Rest;
};

/** Tries to send a mail once, and says what has become of it. */
export function mailSender(parts: SenderParts): (claimed: Claimed) => Promise<Settlement> {
  const { channel, config, clock, log, pause, rest } = parts;

  return async claimed => {
    const { mail, heldLately } = claimed;
    // All was released or erased before its turn came, such as while the mail server was away.
    if (mail.kind === "notice" && !heldLately)
      return { state: "sent", answer: "not sent: nothing is held any more", atMs: clock.now() };
    try {
      const answer = answerLine(await channel.send(composeMail(claimed, config)));
      endPause(mail);
      rest.end();
      log.info(told(mail), "mail sent");
      return { state: "sent", answer, atMs: clock.now() };
    } catch (error) {
      return afterFault(mail, error);
    }
  };

  /** A customer's mail says nothing of whether the owner's is taken, such as by a group that takes its own people's alone. */
  function endPause({ kind }: MailRecord): void {
    if (kind !== "acknowledgement") pause.end();
  }

  /** What a fault means for all mail, before what it means for this one. */
  function afterFault(mail: MailRecord, error: unknown): Settlement {
    const fault = classifyFault(error);
    const { verdict, answer } = fault;
    const withTheOthers = {
      state: "queued",
      answer,
      nextAtMs: clock.now(),
      counts: false,
    } as const;
    // A server that takes the owner's mail need not pass on a customer's, which must not hold that up.
    const isOfAllMail = mail.kind !== "acknowledgement" || !fault.isOfRecipient;
    if (verdict === "pause" && isOfAllMail) {
      pause.begin(answer);
      return withTheOthers;
    }
    if (verdict !== "pause") endPause(mail);
    // Nor must what one visitor wrote make all others wait.
    if (verdict !== "retry" || !isOfAllMail || fault.isOfContent) {
      rest.end();
      return byItself(mail, error, fault);
    }
    const restMs = rest.begin();
    if (!fault.isBeforeMail) return byItself(mail, error, fault);
    // However long the server is away, no mail waits for a turn of its own when it is back.
    tellOfWait(mail, error, restMs);
    return withTheOthers;
  }

  function byItself(
    mail: MailRecord,
    error: unknown,
    { verdict, answer, isOfRecipient }: MailFault,
  ): Settlement {
    if (verdict === "dead" || mail.attempts >= patienceFor(mail, isOfRecipient)) {
      giveUp(mail);
      return { state: "dead", answer };
    }
    const delayMs = retryDelayMs(mail.attempts, Math.random());
    tellOfWait(mail, error, delayMs);
    return { state: "queued", answer, nextAtMs: clock.now() + delayMs, counts: true };
  }

  function tellOfWait(mail: MailRecord, error: unknown, retryInMs: number): void {
    const facts = { ...told(mail), retryInMs, code: codeOf(error) || "unknown" };
    log.warn(facts, "a mail did not go out");
  }

  function giveUp(mail: MailRecord): void {
    // Nobody here can mend an address that a visitor mistyped.
    if (mail.kind === "acknowledgement") log.warn(told(mail), "an acknowledgement was given up");
    else
      log.error(
        { ...told(mail), alarm: "mail-dead" },
        "a mail was given up: see form-service list",
      );
  }
}

/** What the log says of a mail: nothing of a person. The id of an acknowledgement is made of the address that it goes to. */
function told({ kind, submissionId, attempts }: MailRecord) {
  return { mail: kind, submission: submissionId, attempts };
}

function patienceFor({ kind }: MailRecord, isOfRecipient: boolean): number {
  return kind === "acknowledgement" && isOfRecipient ? acknowledgementAttemptsMax : attemptsMax;
}
