import { idempotencyHeader } from "../../domain/calls.ts";

/** What came of a call. Only `answered` came from a server; its body may still be anything. */
export type Answer =
  | { readonly kind: "answered"; readonly status: number; readonly body: AnswerBody | undefined }
  | { readonly kind: "offline" | "timeout" | "unreachable" };

export type AnswerBody = Readonly<Record<string, unknown>>;

export type Call = {
  readonly url: string;
  /** The same key for the same content, so that a repeat after a lost answer does not count twice. */
  readonly key: string;
  readonly body: string;
  readonly timeoutMs?: number;
};

/** Sends JSON and waits for the whole answer, 15 seconds at most. Never throws. */
export async function send({ url, key, body, timeoutMs = 15_000 }: Call): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", [idempotencyHeader]: key },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { kind: "answered", status: response.status, body: readBody(await response.text()) };
  } catch (error) {
    // fetch() says no more than that it failed; the form answers with its own words.
    if (!navigator.onLine) return { kind: "offline" };
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    return { kind: isTimeout ? "timeout" : "unreachable" };
  }
}

/** An answer that is no JSON object, such as a hotel's login page, holds nothing we could read. */
function readBody(text: string): AnswerBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is AnswerBody {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The server's error text: a string, or the `message` of an error object. */
export function errorText(body: AnswerBody | undefined): string | undefined {
  const error = body?.error;
  if (typeof error === "string") return error || undefined;
  const message = isRecord(error) ? error.message : undefined;
  return typeof message === "string" ? message : error ? "unknown" : undefined;
}

/** What the server says about single fields. */
export function fieldTexts(body: AnswerBody | undefined): Record<string, string> {
  const fields = body?.fields ?? (isRecord(body?.error) ? body.error.fields : undefined);
  const entries = isRecord(fields) ? Object.entries(fields) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** What a failure means for the visitor, where the toast alone would leave doubts. */
export function failureNote(answer: Answer): string | undefined {
  if (answer.kind === "answered") return notesByStatus[answer.status];
  return notes[answer.kind];
}

const notes = {
  offline:
    "You seem to be offline. What you typed is still here; send it once you are connected again.",
  timeout:
    "No answer came within 15 seconds. What you typed is still here; sending it again will not count twice.",
  unreachable: "We could not be reached. What you typed is still here, so you can try again.",
};

const notesByStatus: Readonly<Record<number, string>> = {
  413: "Your text is too long to be sent. Please shorten it.",
  429: "Too many requests. Please wait a moment before submitting again.",
};
