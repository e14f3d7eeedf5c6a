import { idempotencyHeader } from "../../domain/calls.ts";
import type { Attempt } from "./attempts.ts";

/** What came of a call: a server's status and what its body says, or how it was that none answered. */
export type Answer = {
  readonly status: number | Unanswered;
  readonly body?: AnswerBody | undefined;
};

type Unanswered = "offline" | "left" | "unreachable";

/** What the form service may say; an answer from elsewhere has none of it. */
type AnswerBody = {
  readonly success?: unknown;
  readonly data?: { readonly id?: string } | null;
  readonly error?:
    | string
    | { readonly message?: string; readonly fields?: FieldTexts }
    | null
    | undefined;
  readonly fields?: FieldTexts;
};
type FieldTexts = Readonly<Record<string, string>>;

type Call = Attempt & {
  readonly url: string;
  /** A second more is left for the answer. */
  readonly timeoutMs?: number;
  /** Called with words for the visitor when the answer takes its time. */
  readonly onSlow?: (note: string) => void;
};

const slowMs = 4_000;

/** Sends JSON and waits for the whole answer, 15 seconds at most. Never throws. */
export async function send(call: Call): Promise<Answer> {
  const { url, key, body, timeoutMs = 14_000, onSlow } = call;
  const giving = new AbortController();
  const { signal } = giving;
  let why: Unanswered = "unreachable";
  // A page that was left and is shown again as it was does not get its answer any more.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    why = "left";
    giving.abort();
  };
  const slow = setTimeout(() => onSlow?.("Still sending: your connection seems slow."), slowMs);
  // In two turns: a page that was frozen, as a phone's out of sight, hears of an answer that has come between them.
  setTimeout(setTimeout, timeoutMs, () => giving.abort(), 1_000);
  // Safari ends the call as soon as another page is asked for, long before this one is hidden.
  addEventListener("beforeunload", () => (why = "left"), { signal });
  addEventListener("pageshow", onShow, { signal });
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", [idempotencyHeader]: key },
      body,
      signal,
    });
    const { status } = response;
    return { status, body: readBody(await response.text()) ?? (status === 201 ? {} : undefined) };
  } catch {
    // fetch() says no more than that it failed; the form answers with its own words.
    return { status: navigator.onLine ? why : "offline" };
  } finally {
    clearTimeout(slow);
    // Of a call that is over there is nothing left to give up, only what listens for it.
    giving.abort();
  }
}

/**
 * An answer that is no JSON object, such as a hotel's login page, holds nothing we could read. Only 201 says by itself
 * that something was stored: a service that answers no more than that would be sent the same order again.
 */
function readBody(text: string): AnswerBody | undefined {
  try {
    const value = JSON.parse(text);
    return value?.constructor === Object ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isFine({ status, body }: Answer): boolean {
  return body?.success !== false && Number(status) < 300 && !!body && !body.error;
}

/** The server's error text: a string, or the `message` of an error object. */
export function errorText(body: AnswerBody | undefined): string | undefined {
  const error = body?.error;
  const text = typeof error === "object" ? error?.message : error;
  return text ? String(text) : undefined;
}

/** What the server says about single fields. */
export function fieldTexts(body: AnswerBody | undefined): FieldTexts {
  return body?.fields ?? Object(body?.error).fields ?? {};
}

/** What a failure means for the visitor. It stays beside the button: who looks through a magnifier misses the toast. */
export function failureNote({ status }: Answer): string {
  return notes[status] ?? "Sending did not work. What you typed is still here.";
}

const notes: Readonly<Record<string | number, string>> = {
  // It may have arrived all the same: browsers do not say whether a call was refused or its answer lost on the way.
  unreachable: "No answer came. Sending it again unchanged will not count twice.",
  // Nor does a proxy that has no answer of the form service's, or did not wait for it.
  502: "No answer came. Sending it again unchanged will not count twice.",
  504: "No answer came. Sending it again unchanged will not count twice.",
  left: "You left while it was being sent. Sending it again unchanged will not count twice.",
  413: "Your text is too long to be sent.",
  offline: "You were offline. What you typed is still here.",
  429: "Please wait a few minutes and send it again. What you typed is still here.",
};
