import type { CatalogueType, Package } from "../../domain/catalogue.ts";
import type { OrderContact } from "../../domain/order-form.ts";
import type { OrderedAddon } from "../../domain/order-requests.ts";

/** What is known of every submission, whatever it says. */
export type Received = {
  readonly id: string;
  readonly createdAtMs: number;
  /** 'held' waits for the operator; what it says is in no mail until it is released. */
  readonly state: "received" | "held";
  readonly heldReason: string | null;
};

export type KeptAddon = OrderedAddon & {
  /** What the page said of it, only where that differs: the total does not tell, where the price is the same. */
  readonly shownMonthly?: boolean;
};

/** What an order says, before it has an id and a time. */
export type OrderContent = OrderContact & {
  readonly kind: "order";
  readonly packageType: CatalogueType;
  readonly selectedPackage: string;
  /** As it was sold when it was ordered; null where that is older than the column. */
  readonly packagePeriod: Package["period"] | null;
  readonly selectedAddons: readonly KeptAddon[];
  readonly totalPence: number;
  readonly oneTimePence: number;
  readonly monthlyPence: number;
  /** In pounds, as the client sent it; null when it sent none. Ours is the one that counts. */
  readonly clientTotal: number | null;
};

/** What an enquiry says, before it has an id and a time. */
export type EnquiryContent = {
  readonly kind: "enquiry";
  /** The id of the form in domain/. */
  readonly form: string;
  readonly fields: Readonly<Record<string, string>>;
};

export type Content = OrderContent | EnquiryContent;

export type OrderRecord = Received & OrderContent;
export type EnquiryRecord = Received & EnquiryContent;
export type Submission = OrderRecord | EnquiryRecord;

/** What the customer filled in, in the order of the form. */
export function contactOf({ name, email, phone, message }: OrderContent): OrderContact {
  return { name, email, phone, message };
}

export function emailOf(submission: Submission): string {
  return submission.kind === "order" ? submission.email : (submission.fields.email ?? "");
}

export function nameOf(submission: Submission): string {
  return submission.kind === "order" ? submission.name : (submission.fields.name ?? "");
}

export function formOf(submission: Submission): string {
  return submission.kind === "order" ? "order" : submission.form;
}

/** The owner is told, the customer is thanked, and a notice tells the owner how many are held. */
export const mailKinds = ["owner", "acknowledgement", "notice"] as const;
export type MailKind = (typeof mailKinds)[number];
export type MailState = "queued" | "sending" | "sent" | "dead";

export type NewMail = {
  /** Made from what the mail is about. The store takes each id once, so nobody is told twice. */
  readonly id: string;
  readonly kind: MailKind;
  readonly messageId: string;
  /** Its Date, which stays the same however often it is tried. */
  readonly createdAtMs: number;
  readonly nextAtMs: number;
};

export type MailRecord = NewMail & {
  readonly submissionId: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly lastAnswer: string | null;
  readonly sentAtMs: number | null;
};
