import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Channel } from "./channels/channel.ts";
import { classifyFault } from "./channels/classify.ts";

export type Pausing = {
  /** Why no mail goes out, while none does. */
  readonly current: () => string | undefined;
  /** The server refuses everybody, such as after a change of its password: nothing is sent to it for a while. */
  readonly begin: (answer: string) => void;
  /** Whether a mail may be tried; asks the server when it is time to. */
  readonly maySend: () => Promise<boolean>;
  /** The server does not refuse everybody, or there is nobody to refuse. */
  readonly end: () => void;
};

type Parts = { readonly channel: Channel; readonly clock: Clock; readonly log: Log };

const probeFirstMs = 30_000;
const probeMaxMs = 600_000;

/**
 * Lets all mail wait, none of which uses up an attempt, until the server takes one. That it answers a probe is not enough:
 * one that wants a login where none is set says so only to a mail.
 */
export function pausing({ channel, clock, log }: Parts): Pausing {
  const { description, refusal } = channel;
  // By a clock that nobody can set: a probe put off to a wrong year would let all mail wait until then.
  let paused:
    | { readonly why: string; readonly sinceMs: number; readonly probeAtMs: number }
    | undefined;
  let isLetIn = false;

  function begin(answer: string): void {
    const nowMs = clock.elapsed();
    const sinceMs = paused?.sinceMs ?? nowMs;
    const waitMs = Math.min(probeMaxMs, Math.max(probeFirstMs, nowMs - sinceMs));
    if (!paused) {
      const facts = { alarm: "mail-paused", answer: withoutAddresses(answer) };
      log.error(facts, `${refusal}, mail waits: ${description}`);
    }
    paused = { why: `${refusal}, mail waits: ${answer}`, sinceMs, probeAtMs: nowMs + waitMs };
    isLetIn = false;
  }

  async function maySend(): Promise<boolean> {
    // Once let in, what each mail is answered says more than another probe, which would log in once more before each.
    if (!paused || isLetIn) return true;
    if (clock.elapsed() < paused.probeAtMs) return false;
    try {
      await channel.probe();
      isLetIn = true;
      return true;
    } catch (error) {
      begin(classifyFault(error).answer);
      return false;
    }
  }

  function end(): void {
    if (paused) log.info("mail goes out again");
    paused = undefined;
  }

  return { current: () => paused?.why, begin, maySend, end };
}

/** Many servers repeat whom the mail was for, and the log names nobody. */
function withoutAddresses(answer: string): string {
  return answer.replace(/[^\s<>:]+@[^\s<>:]+/g, "…");
}
