import { messagesPath } from "../../domain/calls.ts";
import type { MessageForm } from "../../domain/form.ts";
import { messageRequest } from "../../domain/message-request.ts";
import { attemptOf, type Sent } from "./attempts.ts";
import type { Messages } from "./phase.ts";
import { type Answer, errorText, failureNote, fieldTexts, isFine, send } from "./send.ts";
import type { Typed } from "./typed.ts";

type Outcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly errorText: string | undefined;
      readonly fields: Messages;
      readonly note: string;
    };

type Submission = {
  readonly form: MessageForm;
  /** The form service's address. */
  readonly url: string;
  readonly values: Typed;
  readonly sent: Sent;
  /** As it stands in the form. */
  readonly typed: Typed;
  readonly onSlow: (note: string) => void;
};

export async function submitMessage(submission: Submission): Promise<Outcome> {
  const { form, url, values, sent, typed, onSlow } = submission;
  const attempt = attemptOf(sent, messageRequest(form, values), typed);
  return outcomeOf(form, await send({ ...attempt, url: url + messagesPath, onSlow }));
}

/**
 * A contact message must be answered with a truthy `success`. Of an audit request's answer only the error counts,
 * but an answer that is no JSON at all did not come from the form service.
 */
export function outcomeOf({ request }: MessageForm, answer: Answer): Outcome {
  const { status, body } = answer;
  const { success } = body ?? {};
  if (isFine(answer) && (success || request.opening)) return { ok: true };
  return {
    ok: false,
    errorText: errorText(body) ?? (status === 429 ? "Too many requests" : undefined),
    fields: fieldTexts(body),
    note: failureNote(answer),
  };
}
