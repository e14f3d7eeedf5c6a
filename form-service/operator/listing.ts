import { clipped } from "../../domain/clipped.ts";
import { formatPounds, toPence } from "../../domain/money.ts";
import { messageForms } from "../../domain/recognise-message.ts";
import { counted } from "../counted.ts";
import { Failure } from "../failure.ts";
import { isPaidMonthly, signedPounds } from "../mail/letters/order-table.ts";
import { oneLine } from "../mail/one-line.ts";
import { contactOf, formOf, nameOf, type Submission } from "../store/records.ts";
import type { StoredSubmission } from "../store/store.ts";

/** An order takes a name of any length, and a list of such would fill the terminal. */
const nameMax = 100;

/** One line for `list`. */
export function listLine({ submission, mails }: StoredSubmission): string {
  const when = new Date(submission.createdAtMs).toISOString().slice(0, 16).replace("T", " ");
  const mailStates = mails.map(mail => `${mail.kind} ${mail.state}`).join(", ") || "no mail";
  const what =
    submission.kind === "order" ? `order ${submission.selectedPackage}` : formOf(submission);
  return [
    submission.id,
    // The mail has the time of London, in summer another.
    `${when} UTC`,
    submission.state.padEnd(8),
    what,
    clipped(oneLine(nameOf(submission)), nameMax),
    mailStates,
  ].join("  ");
}

/** Everything about one submission, for `show`. */
export function showLines({ submission, mails }: StoredSubmission): string[] {
  return [
    `Id:       ${submission.id}`,
    `Received: ${new Date(submission.createdAtMs).toISOString()}`,
    `State:    ${submission.state}${submission.heldReason ? ` (${submission.heldReason})` : ""}`,
    // A second line of what was typed begins further in, so that it cannot pass for one of ours.
    ...contentLines(submission).map(line => line.replaceAll("\n", "\n    ")),
    ...mails.map(
      ({ id, state, attempts, lastAnswer, nextAtMs }) =>
        `Mail ${id}: ${state}, ${counted(attempts, "attempt")}${state === "queued" ? `, next at ${new Date(nextAtMs).toISOString()}` : ""}${lastAnswer ? `, last answer: ${lastAnswer}` : ""}`,
    ),
  ];
}

function contentLines(submission: Submission): string[] {
  if (submission.kind === "enquiry") {
    const fields = Object.entries(submission.fields).map(([key, value]) => `${key}: ${value}`);
    return [`Form:     ${submission.form}`, ...fields];
  }
  const { selectedPackage, selectedAddons, clientTotal } = submission;
  const { oneTimePence, monthlyPence, totalPence } = submission;
  return [
    `Form:     order (${submission.packageType})`,
    ...Object.entries(contactOf(submission)).map(([key, value]) => `${key}: ${value ?? ""}`),
    `package: ${selectedPackage}${isPaidMonthly(submission) ? ", paid monthly" : ""}`,
    ...selectedAddons.map(
      ({ name, quantity, price, isMonthly }) =>
        `add-on: ${quantity} × ${name} at ${formatPounds(toPence(price))}${isMonthly ? "/month" : ""}`,
    ),
    `initial ${formatPounds(oneTimePence)}, monthly ${formatPounds(monthlyPence)}, total ${formatPounds(totalPence)}, ${shownTotal(clientTotal)}`,
  ];
}

function shownTotal(clientTotal: number | null): string {
  return clientTotal === null
    ? "the visitor's own total is not known"
    : `shown to the visitor ${signedPounds(toPence(clientTotal))}`;
}

/** Only where none is found: the database may hold enquiries of a form that is no longer there. */
export function refuseUnknownForm(form: string): void {
  const forms = ["order", ...messageForms.map(({ id }) => id)];
  if (forms.includes(form)) return;
  throw new Failure("usage", `--form is '${form}'; it can be ${forms.join(", ")}.`);
}
