import { toPounds } from "../../domain/money.ts";
import { messageForms } from "../../domain/recognise-message.ts";
import { formOf, type Submission } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { allSubmissions } from "./all-submissions.ts";
import { csvLine, csvMark } from "./csv.ts";

const oldestFirst = { newestFirst: false };

export async function* exportJsonLines(store: Store): AsyncGenerator<string> {
  for await (const { submission } of allSubmissions(store, oldestFirst))
    yield JSON.stringify(flat(submission));
}

export async function* exportCsv(store: Store): AsyncGenerator<string> {
  const columns = await columnsOf(store);
  yield csvMark + csvLine(columns);
  for await (const { submission } of allSubmissions(store, oldestFirst)) {
    const row = flat(submission);
    yield csvLine(columns.map(column => textOf(row[column])));
  }
}

/** New fields of a form are new columns by themselves; those that a form no longer has stay, as long as something is in them. */
async function columnsOf(store: Store): Promise<readonly string[]> {
  const names = new Set(messageForms.flatMap(({ fields }) => fields.map(({ name }) => name)));
  for await (const { submission } of allSubmissions(store, oldestFirst))
    if (submission.kind === "enquiry")
      for (const name of Object.keys(submission.fields)) names.add(name);
  return [
    ...["id", "created_at", "form", "state", "held_reason"],
    ...names,
    ...["selected_package", "selected_addons", "total_price", "package_type"],
    ...["one_time_total", "monthly_total", "client_total"],
  ];
}

function flat(submission: Submission): Record<string, unknown> {
  const { id, state, heldReason } = submission;
  const created_at = new Date(submission.createdAtMs).toISOString();
  const common = { id, created_at, form: formOf(submission), state, held_reason: heldReason };
  if (submission.kind === "enquiry") return { ...common, ...submission.fields };
  const { name, email, phone, message, clientTotal } = submission;
  return {
    ...common,
    name,
    email,
    phone,
    message,
    selected_package: submission.selectedPackage,
    selected_addons: submission.selectedAddons,
    total_price: toPounds(submission.totalPence),
    package_type: submission.packageType,
    one_time_total: toPounds(submission.oneTimePence),
    monthly_total: toPounds(submission.monthlyPence),
    client_total: clientTotal,
  };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
