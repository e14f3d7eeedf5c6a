import { callPaths } from "../../domain/calls.ts";
import { type Order, orderMessageRequest } from "../../domain/order-requests.ts";
import type { Attempt } from "../form/attempts.ts";
import { type AnswerBody, errorText, failureNote, fieldTexts, send } from "../form/send.ts";

export type OrderOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly fields: Readonly<Record<string, string>>;
      readonly note: string | undefined;
    };

type Submission = { readonly order: Order; readonly formsUrl: string; readonly attempt: Attempt };

/** The order's two calls. The first decides; the second completes what the first has stored. */
export async function submitOrder({ order, formsUrl, attempt }: Submission): Promise<OrderOutcome> {
  const { key, body } = attempt;
  const answer = await send({ url: formsUrl + callPaths.orders, key, body });
  const isStored =
    answer.kind === "answered" &&
    answer.status >= 200 &&
    answer.status < 300 &&
    answer.body !== undefined &&
    !errorText(answer.body);
  if (isStored) {
    await tellAbout({ order, formsUrl, key, orderId: idIn(answer.body) });
    return { ok: true };
  }
  const fields = answer.kind === "answered" ? fieldTexts(answer.body) : {};
  return { ok: false, fields, note: failureNote(answer) };
}

type Telling = Omit<Submission, "attempt"> & {
  readonly key: string;
  readonly orderId: string | number | undefined;
};

/** The order is safe by now, so nobody waits long for this, and nobody hears of its failure. */
async function tellAbout({ order, formsUrl, key, orderId }: Telling): Promise<void> {
  const answer = await send({
    url: formsUrl + callPaths.messages,
    key,
    body: JSON.stringify(orderMessageRequest(order, orderId)),
    timeoutMs: 5_000,
  });
  const failure = answer.kind === "answered" ? errorText(answer.body) : answer.kind;
  if (failure || (answer.kind === "answered" && answer.status >= 300))
    console.error("The order is stored; telling contact-form about it failed:", failure);
}

function idIn(body: AnswerBody | undefined): string | number | undefined {
  const data = body?.data;
  const id = typeof data === "object" && data !== null && "id" in data ? data.id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}
