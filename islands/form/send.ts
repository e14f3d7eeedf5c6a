import { idempotencyHeader } from "../../domain/calls.ts";
import type { Attempt } from "./attempts.ts";

/** What came of a call: a server's status and what its body says, or how it was that none answered. */
export type Answer = {
  readonly status: number | "offline" | "timeout" | "unreachable";
  readonly body?: AnswerBody | undefined;
};
export type AnswerBody = Readonly<Record<string, unknown>>;

export type Call = Attempt & {
  readonly url: string;
  readonly timeoutMs?: number;
  /** Called with words for the visitor when the answer takes its time. */
  readonly onSlow?: (note: string) => void;
};

const slowMs = 4_000;

/** Sends JSON and waits for the whole answer, 15 seconds at most. Never throws. */
export async function send(call: Call): Promise<Answer> {
  const { url, key, body, timeoutMs = 15_000, onSlow } = call;
  const timer = setTimeout(
    () => onSlow?.("Still sending: your connection seems slow. Please keep this page open."),
    slowMs,
  );
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", [idempotencyHeader]: key },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: readBody(await response.text()) };
  } catch (error) {
    // fetch() says no more than that it failed; the form answers with its own words.
    if (!navigator.onLine) return { status: "offline" };
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    return { status: isTimeout ? "timeout" : "unreachable" };
  } finally {
    clearTimeout(timer);
  }
}

/** An answer that is no JSON object, such as a hotel's login page, holds nothing we could read. */
function readBody(text: string): AnswerBody | undefined {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function isFine({ status, body }: Answer): boolean {
  return typeof status === "number" && status < 300 && body !== undefined && !errorText(body);
}

/** The server's error text: a string, or the `message` of an error object. */
export function errorText(body: AnswerBody | undefined): string | undefined {
  const error = body?.error;
  const text = asRecord(error)?.message ?? error;
  return text ? String(text) : undefined;
}

/** What the server says about single fields. */
export function fieldTexts(body: AnswerBody | undefined): Readonly<Record<string, string>> {
  const fields = asRecord(body?.fields ?? asRecord(body?.error)?.fields) ?? {};
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]));
}

function asRecord(value: unknown): AnswerBody | undefined {
  // An object without an index signature of its own; its values stay unknown.
  return typeof value === "object" && value && !Array.isArray(value)
    ? (value as AnswerBody)
    : undefined;
}

/** What a failure means for the visitor, where the toast alone would leave doubts. */
export function failureNote({ status }: Answer): string | undefined {
  return notes[status];
}

const kept = "What you typed is still here";
const notes: Readonly<Record<string | number, string>> = {
  offline: `You seem to be offline. ${kept}; send it once you are connected again.`,
  timeout: `No answer came within 15 seconds. ${kept}; sending it again will not count twice.`,
  unreachable: `We could not be reached. ${kept}, so you can try again.`,
  413: "Your text is too long to be sent. Please shorten it.",
  429: "Too many requests. Please wait a moment before submitting again.",
};
