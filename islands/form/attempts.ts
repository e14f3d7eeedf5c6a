import { filledMsName, honeypotName, type SpamSignals } from "../../domain/calls.ts";

export type Attempt = { readonly key: string; readonly body: string };

/**
 * One key for one filled form: content that is sent again, after a failure or a lost answer, keeps its key
 * and its very bytes; changed content is another submission.
 */
export function createAttempts(): (content: object, honeypot?: string) => Attempt {
  let last: (Attempt & { content: string }) | undefined;
  return (content, honeypot) => {
    const text = JSON.stringify(content);
    if (last?.content !== text)
      last = {
        content: text,
        key: newKey(),
        body: JSON.stringify({ ...content, ...spamSignals(honeypot) }),
      };
    return last;
  };
}

/** The form stands in the page, so it has been shown since the page was. */
function spamSignals(honeypot: string | undefined): SpamSignals {
  return {
    [filledMsName]: Math.round(performance.now()),
    ...(honeypot ? { [honeypotName]: honeypot } : {}),
  };
}

/** crypto.randomUUID() is missing where a page is looked at through plain http in a local network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join(
    "-",
  );
}
