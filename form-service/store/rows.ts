import { toPence, toPounds } from "../../domain/money.ts";
import type { OrderContact } from "../../domain/order-form.ts";
import type {
  EnquiryRecord,
  MailRecord,
  NewMail,
  OrderRecord,
  Received,
  Submission,
} from "./records.ts";

// Column types and CHECKs admit nothing else, so a row has the shape stated here, in both stores.

type ReceivedRow = {
  readonly id: string;
  readonly created_at: string;
  readonly state: Received["state"];
  readonly held_reason: string | null;
};

export type OrderRow = ReceivedRow &
  OrderContact & {
    readonly selected_package: string;
    readonly selected_addons: string;
    readonly total_price: number;
    readonly package_type: OrderRecord["packageType"];
    readonly one_time_total: number;
    readonly monthly_total: number;
    readonly client_total: number | null;
    readonly package_period: OrderRecord["packagePeriod"];
  };

export type EnquiryRow = ReceivedRow & { readonly form: string; readonly fields: string };

export type MailRow = {
  readonly dedupe_key: string;
  readonly order_id: string | null;
  readonly enquiry_id: string | null;
  readonly kind: Exclude<MailRecord["kind"], "notice">;
  readonly message_id: string;
  readonly state: MailRecord["state"];
  readonly attempts: number;
  readonly next_at: number;
  readonly last_answer: string | null;
  readonly created_at: number;
  readonly sent_at: number | null;
};

// SQLite's statements bind a row's values by their place: each list below has the order of the row beside it.

export const orderColumns = [
  ...["id", "created_at", "name", "email", "phone", "message"],
  ...["selected_package", "selected_addons", "total_price", "package_type"],
  ...["one_time_total", "monthly_total", "client_total", "state", "held_reason"],
  "package_period",
];

export function orderRow(order: OrderRecord): OrderRow {
  return {
    id: order.id,
    created_at: new Date(order.createdAtMs).toISOString(),
    name: order.name,
    email: order.email,
    phone: order.phone,
    message: order.message,
    selected_package: order.selectedPackage,
    selected_addons: JSON.stringify(order.selectedAddons),
    total_price: toPounds(order.totalPence),
    package_type: order.packageType,
    one_time_total: toPounds(order.oneTimePence),
    monthly_total: toPounds(order.monthlyPence),
    client_total: order.clientTotal,
    state: order.state,
    held_reason: order.heldReason,
    package_period: order.packagePeriod,
  };
}

export const enquiryColumns = ["id", "created_at", "form", "fields", "state", "held_reason"];

export function enquiryRow(enquiry: EnquiryRecord): EnquiryRow {
  return {
    id: enquiry.id,
    created_at: new Date(enquiry.createdAtMs).toISOString(),
    form: enquiry.form,
    fields: JSON.stringify(enquiry.fields),
    state: enquiry.state,
    held_reason: enquiry.heldReason,
  };
}

export const mailColumns = [
  ...["dedupe_key", "order_id", "enquiry_id", "kind", "message_id", "state"],
  ...["attempts", "due_at", "next_at", "created_at"],
];

/** The column `kind` takes two: a notice is one to the owner there, and known by the beginning of its id. */
export const noticeIdStart = "held-";

export function mailRow(mail: NewMail, { kind, id }: Submission) {
  return {
    dedupe_key: mail.id,
    order_id: kind === "order" ? id : null,
    enquiry_id: kind === "enquiry" ? id : null,
    kind: mail.kind === "notice" ? "owner" : mail.kind,
    message_id: mail.messageId,
    state: "queued",
    attempts: 0,
    due_at: mail.nextAtMs,
    next_at: mail.nextAtMs,
    created_at: mail.createdAtMs,
  };
}

export function orderOf(row: OrderRow): OrderRecord {
  return {
    kind: "order",
    ...receivedOf(row),
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    packageType: row.package_type,
    selectedPackage: row.selected_package,
    packagePeriod: row.package_period,
    selectedAddons: JSON.parse(row.selected_addons),
    totalPence: toPence(row.total_price),
    oneTimePence: toPence(row.one_time_total),
    monthlyPence: toPence(row.monthly_total),
    clientTotal: row.client_total,
  };
}

export function enquiryOf(row: EnquiryRow): EnquiryRecord {
  return {
    kind: "enquiry",
    ...receivedOf(row),
    form: row.form,
    fields: JSON.parse(row.fields),
  };
}

function receivedOf({ id, created_at, state, held_reason }: ReceivedRow): Received {
  return { id, createdAtMs: Date.parse(created_at), state, heldReason: held_reason };
}

export function mailOf(row: MailRow): MailRecord {
  return {
    id: row.dedupe_key,
    submissionId: row.order_id ?? row.enquiry_id ?? "",
    kind: row.dedupe_key.startsWith(noticeIdStart) ? "notice" : row.kind,
    messageId: row.message_id,
    state: row.state,
    attempts: row.attempts,
    nextAtMs: row.next_at,
    lastAnswer: row.last_answer,
    createdAtMs: row.created_at,
    sentAtMs: row.sent_at,
  };
}
