import { messagesPath, ordersPath } from "../../domain/calls.ts";
import {
  type Order,
  orderMessageRequest,
  packageOrderRequest,
} from "../../domain/order-requests.ts";
import { attemptOf, type Sent } from "../form/attempts.ts";
import type { Messages } from "../form/phase.ts";
import { failureNote, fieldTexts, isFine, send } from "../form/send.ts";
import type { Typed } from "../form/typed.ts";

type OrderOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly fields: Messages; readonly note: string };

type Submission = {
  readonly order: Order;
  /** The form service's address. */
  readonly url: string;
  readonly sent: Sent;
  /** As it stands in the form. */
  readonly typed: Typed;
  readonly onSlow: (note: string) => void;
};

/** The order's two calls. The first decides; the second completes what the first has stored. */
export async function submitOrder(submission: Submission): Promise<OrderOutcome> {
  const { order, url, sent, typed, onSlow } = submission;
  const attempt = attemptOf(sent, packageOrderRequest(order), typed);
  const answer = await send({ ...attempt, url: url + ordersPath, onSlow });
  if (!isFine(answer)) {
    const fields = fieldTexts(answer.body);
    // What is sold has changed while the page was open: no field is there to say so.
    const note = fields.selected_package ?? fields.selected_addons ?? failureNote(answer);
    return { ok: false, fields, note };
  }
  // The order is safe by now, so nobody waits long for this, and nobody hears of its failure.
  const message = orderMessageRequest(order, answer.body?.data?.id);
  const told = await send({
    ...attempt,
    url: url + messagesPath,
    body: JSON.stringify(message),
    timeoutMs: 4_000,
  });
  if (!isFine(told)) console.error("The order is stored, its message failed:", told);
  return { ok: true };
}
