import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import type { Claimed, Settlement } from "../store/store.ts";
import { answerLine } from "./answer-line.ts";
import { attemptsMax, retryDelayMs } from "./backoff.ts";
import type { Channel } from "./channel.ts";
import { classifyFault } from "./classify.ts";
import { composeMail } from "./compose.ts";
import type { Pausing } from "./pause.ts";

type SenderParts = {
  readonly channel: Channel;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly pause: Pausing;
};

/** Tries to send a mail once, and says what has become of it. */
export function mailSender(parts: SenderParts): (claimed: Claimed) => Promise<Settlement> {
  const { channel, config, clock, log, pause } = parts;

  return async claimed => {
    const { mail } = claimed;
    const about = { mail: mail.id, submission: mail.submissionId, attempts: mail.attempts };
    try {
      const answer = answerLine(await channel.send(composeMail(claimed, config)));
      log.info(about, "mail sent");
      return { state: "sent", answer, atMs: clock.now() };
    } catch (error) {
      return afterFault(about, error);
    }
  };

  function afterFault(about: About, error: unknown): Settlement {
    const { verdict, answer } = classifyFault(error);
    const nowMs = clock.now();
    if (verdict === "pause") {
      pause.begin(answer);
      return { state: "queued", answer, nextAtMs: nowMs, counts: false };
    }
    if (verdict === "dead" || about.attempts >= attemptsMax) {
      log.error({ ...about, alarm: "mail-dead" }, "a mail was given up: see form-service list");
      return { state: "dead", answer };
    }
    const delayMs = retryDelayMs(about.attempts, Math.random());
    log.warn({ ...about, retryInMs: delayMs, code: codeOf(error) }, "a mail did not go out");
    return { state: "queued", answer, nextAtMs: nowMs + delayMs, counts: true };
  }
}

/** What the log says of a mail: nothing of a person. */
type About = { readonly mail: string; readonly submission: string; readonly attempts: number };

function codeOf(error: unknown): string {
  const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" ? code : "unknown";
}
