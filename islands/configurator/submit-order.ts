import { callPaths } from "../../domain/calls.ts";
import {
  type Order,
  orderMessageRequest,
  packageOrderRequest,
} from "../../domain/order-requests.ts";
import type { Attempt } from "../form/attempts.ts";
import { failureNote, fieldTexts, isFine, send } from "../form/send.ts";
import type { Typed } from "../form/typed.ts";

type OrderOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly fields: Typed; readonly note: string };

type Submission = {
  readonly order: Order;
  /** The form service's address. */
  readonly url: string;
  readonly attempt: (content: object) => Attempt;
  readonly onSlow: (note: string) => void;
};

/** The order's two calls. The first decides; the second completes what the first has stored. */
export async function submitOrder(submission: Submission): Promise<OrderOutcome> {
  const { order, url, attempt, onSlow } = submission;
  const sent = attempt(packageOrderRequest(order));
  const answer = await send({ ...sent, url: url + callPaths.orders, onSlow });
  if (!isFine(answer))
    return { ok: false, fields: fieldTexts(answer.body), note: failureNote(answer) };
  await tellAbout({ order, url, key: sent.key, orderId: answer.body?.data?.id });
  return { ok: true };
}

type Telling = Pick<Submission, "order" | "url"> & {
  readonly key: string;
  readonly orderId: string | undefined;
};

/** The order is safe by now, so nobody waits long for this, and nobody hears of its failure. */
async function tellAbout({ order, url, key, orderId }: Telling): Promise<void> {
  const answer = await send({
    url: url + callPaths.messages,
    key,
    body: JSON.stringify(orderMessageRequest(order, orderId)),
    timeoutMs: 5_000,
  });
  if (!isFine(answer)) console.error("The order is stored, its message failed:", answer);
}
