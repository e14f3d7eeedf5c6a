import { callPaths, honeypotName } from "../../domain/calls.ts";
import type { MessageForm } from "../../domain/form.ts";
import { messageRequest } from "../../domain/message-request.ts";
import type { Attempt } from "./attempts.ts";
import { type Answer, errorText, failureNote, fieldTexts, send } from "./send.ts";
import type { Typed } from "./typed.ts";

export type Outcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly errorText: string | undefined;
      readonly fields: Readonly<Record<string, string>>;
      readonly note: string | undefined;
    };

type Submission = {
  readonly form: MessageForm;
  readonly formsUrl: string;
  readonly values: Typed;
  readonly typed: Typed;
  readonly attempt: (content: object, honeypot?: string) => Attempt;
};

export async function submitMessage(submission: Submission): Promise<Outcome> {
  const { form, formsUrl, values, typed, attempt } = submission;
  const { key, body } = attempt(messageRequest(form, values), typed[honeypotName]);
  const answer = await send({ url: formsUrl + callPaths.messages, key, body });
  return outcomeOf(form, answer);
}

/**
 * A contact message must be answered with a truthy `success`. Of an audit request's answer only the error counts,
 * but an answer that is no JSON at all did not come from the form service.
 */
export function outcomeOf({ request }: MessageForm, answer: Answer): Outcome {
  const note = failureNote(answer);
  if (answer.kind !== "answered") return { ok: false, errorText: undefined, fields: {}, note };
  const { status, body } = answer;
  const text = errorText(body);
  const isFine = status >= 200 && status < 300 && body !== undefined && text === undefined;
  const success = body?.success;
  if (isFine && (success || (request.opening && success !== false))) return { ok: true };
  // The toast says it when there were too many; saying it twice would be noise.
  const isLimited = status === 429;
  return {
    ok: false,
    errorText: text ?? (isLimited ? note : undefined),
    fields: fieldTexts(body),
    note: isLimited ? undefined : note,
  };
}
