import * as auditForms from "../../../domain/audit-forms.ts";
import { clipped } from "../../../domain/clipped.ts";
import { toPence } from "../../../domain/money.ts";
import { isPhoneNumber } from "../../../domain/parse-form.ts";
import { messageForms } from "../../../domain/recognise-message.ts";
import type { Facts } from "../../config/facts.ts";
import { type Mailbox, reachable } from "../../config/mailbox.ts";
import { counted } from "../../counted.ts";
import {
  contactOf,
  type EnquiryRecord,
  emailOf,
  nameOf,
  type OrderRecord,
  type Submission,
} from "../../store/records.ts";
import { mailto } from "../address.ts";
import { oneLine } from "../one-line.ts";
import { type OrderTable, orderTable, signedPounds } from "./order-table.ts";

/** What the owner is told, before it is text or HTML. */
export type Letter = {
  readonly subject: string;
  readonly heading: string;
  /** Things to look at, such as a total that differs from ours. */
  readonly notices: readonly string[];
  readonly order: OrderTable | undefined;
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly href?: string;
  }[];
  readonly message: string;
  readonly replyTo: Mailbox | undefined;
  readonly replySubject: string;
  /** What was put aside lately: nothing else would tell the owner that somebody waits there. */
  readonly putAside: string;
  readonly received: string;
  readonly reference: string;
};

export function ownerLetter(submission: Submission, facts: Facts, heldLately = 0): Letter {
  const common = {
    replyTo: replyTo(submission),
    replySubject: `Your enquiry to ${facts.businessName}`,
    putAside: heldLately ? putAside(heldLately) : "",
    received: londonTime(submission.createdAtMs),
    reference: submission.id,
  };
  const parts = submission.kind === "order" ? orderParts(submission) : enquiryParts(submission);
  const isOdd = emailOf(submission) !== "" && !common.replyTo;
  return { ...common, ...parts, notices: [...(isOdd ? [oddAddress] : []), ...parts.notices] };
}

/** Whoever presses 'Reply' would write to our own address. */
const oddAddress =
  "Look at the email address before you answer: it is not written as mail servers want it, and a reply to this email does not reach the sender.";

export function putAside(held: number): string {
  return `Put aside as possible spam in the past week, without a mail: ${counted(held, "submission")}. Look through them with form-service held list.`;
}

function orderParts(order: OrderRecord) {
  const { message, ...contact } = contactOf(order);
  const { selectedPackage } = order;
  return {
    subject: headerText(`New order: ${selectedPackage} for ${contact.name}`),
    heading: `New order: ${selectedPackage}`,
    notices: orderNotices(order),
    order: orderTable(order),
    facts: contactFacts(contact),
    message: message ?? "",
  };
}

function orderNotices({ clientTotal, totalPence, selectedAddons }: OrderRecord): string[] {
  const notices = selectedAddons.flatMap(({ name, isMonthly, shownMonthly = isMonthly }) =>
    shownMonthly === isMonthly
      ? []
      : `The page told the visitor that ${name} is paid ${shownMonthly ? "each month" : "once"}. By the catalogue it is paid ${isMonthly ? "each month" : "once"}, as below.`,
  );
  const shownPence = toPence(clientTotal ?? 0);
  if (clientTotal === null || shownPence === totalPence) return notices;
  return [
    ...notices,
    `The page showed the visitor a total of ${signedPounds(shownPence)}. Ours, worked out from the catalogue, is the one below.`,
  ];
}

function enquiryParts({ form: id, fields }: EnquiryRecord) {
  const form = messageForms.find(one => one.id === id);
  const { message = "", ...contact } = fields;
  const heading = auditIds.has(id) ? `Free SEO audit request (${placeOf(id)})` : "New message";
  // Some forms say in their request what stands above the mail: our own record is asked, not what was sent.
  const what = form?.request.extra?.subject ?? heading;
  return {
    // A form need not ask for a name.
    subject: headerText(contact.name ? `${what} from ${contact.name}` : what),
    heading,
    notices: [],
    order: undefined,
    facts: contactFacts(
      contact,
      Object.fromEntries((form?.fields ?? []).map(field => [field.name, field.label])),
    ),
    message,
  };
}

const auditIds = new Set<string>(Object.values(auditForms).map(({ id }) => id));

/** 'market-harborough-audit' → 'Market Harborough'. */
function placeOf(auditId: string): string {
  const words = auditId.replace(/-audit$/, "").split("-");
  return words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

function contactFacts(
  fields: Readonly<Record<string, string | null>>,
  labels: Readonly<Record<string, string>> = {},
): Letter["facts"] {
  return Object.entries(fields).flatMap(([key, value]) =>
    value ? [{ label: labelOf(key, labels[key]), value: oneLine(value), ...link(key, value) }] : [],
  );
}

/** A label that says '(optional)' to the visitor says nothing of the kind to the owner. */
function labelOf(key: string, label = key.charAt(0).toUpperCase() + key.slice(1)): string {
  return label.replace(/\s*\(optional\)$/i, "");
}

function link(key: string, value: string): { href?: string } {
  const address = key === "email" ? reachable(value) : undefined;
  if (address) return { href: mailto(address) };
  if (key !== "phone" || !isPhoneNumber(value)) return {};
  const number = dialled(value);
  // '----------' is a number by the form's rule, and nothing to call.
  return /\d/.test(number) ? { href: `tel:${number}` } : {};
}

/** '+44 (0)1632 960001' is dialled +441632960001: the zero in brackets is for callers within the country. */
function dialled(phone: string): string {
  const isInternational = /^(\+|00)/.test(phone);
  return (isInternational ? phone.replace(/\(\s*0\s*\)/, "") : phone).replace(/[^\d+]/g, "");
}

/** Only an address that can be read in one way; any other stands in the text alone. */
function replyTo(submission: Submission): Mailbox | undefined {
  const address = reachable(emailOf(submission));
  if (!address) return undefined;
  return { name: headerText(nameOf(submission)), address };
}

const headerMax = 120;

/** Short, on one line, and without what a mail program would read as a text in disguise, such as '=?utf-8?B?QmNj?='. */
function headerText(text: string): string {
  return clipped(oneLine(text).replaceAll("=?", "= ?"), headerMax);
}

const londonFormat = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/London",
});

function londonTime(ms: number): string {
  return londonFormat.format(ms);
}
