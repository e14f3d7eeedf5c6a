import type { Config } from "../config/config.ts";
import type { OrderRecord } from "../store/records.ts";
import { composeMail } from "./compose.ts";
import { mimeOf } from "./mime.ts";
import { newMails } from "./new-mails.ts";

const mailsMin = 10;

/**
 * Writes mails that go nowhere, before the first order comes. What writing a mail shares with answering a request, such
 * as Node's streams, would else be compiled for requests alone and be thrown away at the first mail: at 5,000 orders a
 * second they then waited for a tenth of a second.
 */
export async function rehearse(config: Config): Promise<void> {
  const mails = newMails(order, config, { createdAtMs: order.createdAtMs, nextAtMs: 0 });
  for (let written = 0; written < mailsMin; written += mails.length) {
    for (const mail of mails) {
      const onItsWay = { state: "sending", attempts: 1, lastAnswer: null, sentAtMs: null } as const;
      const record = { ...mail, ...onItsWay, submissionId: order.id };
      await mimeOf(composeMail({ mail: record, submission: order }, config));
    }
  }
}

/** Of each part that a mail can have, one. */
const order: OrderRecord = {
  kind: "order",
  id: "rehearsal",
  createdAtMs: 0,
  state: "received",
  heldReason: null,
  name: "Rehearsal",
  email: "rehearsal@example.com",
  phone: "01632 960960",
  message: "This goes nowhere.",
  packageType: "web",
  selectedPackage: "Package",
  packagePeriod: "once",
  selectedAddons: [
    { name: "Add-on", quantity: 2, price: 49, isMonthly: false },
    { name: "Care", quantity: 1, price: 25, isMonthly: true },
  ],
  totalPence: 22_300,
  oneTimePence: 19_800,
  monthlyPence: 2500,
  clientTotal: null,
};
