import { filledMsName, honeypotName, type SpamSignals } from "../../domain/calls.ts";
import type { Typed } from "./typed.ts";

export type Attempt = {
  /** The same for the same content, so that a repeat after a lost answer does not count twice. */
  readonly key: string;
  readonly body: string;
};

/** What was sent from a form, until an answer says that it has arrived. */
export type Sent = {
  /** By the content. */
  tries?: Record<string, Attempt>;
  /** Was typed on a page before this one: nobody knows in what time. */
  isBroughtBack?: boolean;
};

/**
 * One key for one filled form: content that is sent again, after a failure or a lost answer, keeps its key
 * and its very bytes; changed content is another submission, until it is changed back.
 */
export function attemptOf(sent: Sent, content: object, typed: Typed): Attempt {
  const text = JSON.stringify(content);
  sent.tries ??= {};
  sent.tries[text] ??= {
    key: newKey(),
    body: JSON.stringify({ ...content, ...spamSignals(sent, typed) }),
  };
  return sent.tries[text];
}

/** A form has been in reach since its page was. */
function spamSignals({ isBroughtBack }: Sent, { [honeypotName]: honeypot }: Typed): SpamSignals {
  return {
    ...(!isBroughtBack && { [filledMsName]: Math.round(performance.now()) }),
    ...(honeypot && { [honeypotName]: honeypot }),
  };
}

/**
 * crypto.randomUUID() is missing where a page is looked at through plain http in a local network. The time comes
 * first so that the service's index of keys grows at its end.
 */
function newKey(): string {
  return `${Date.now()}-${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
}
