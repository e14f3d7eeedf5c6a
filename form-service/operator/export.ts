import { toPounds } from "../../domain/money.ts";
import { orderForm } from "../../domain/order-form.ts";
import { messageForms } from "../../domain/recognise-message.ts";
import { contactOf, formOf, type Submission } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { allSubmissions } from "./all-submissions.ts";
import { csvLine, csvMark } from "./csv.ts";

type Ids = ReadonlySet<string>;

/** All submissions, or those with these ids. */
export async function* exportJsonLines(store: Store, ids?: Ids): AsyncGenerator<string> {
  for await (const submission of wanted(store, ids)) yield JSON.stringify(flat(submission));
}

export async function* exportCsv(store: Store, ids?: Ids): AsyncGenerator<string> {
  const columns = await columnsOf(store, ids);
  yield csvMark + csvLine(columns);
  for await (const submission of wanted(store, ids)) {
    const row = flat(submission);
    yield csvLine(columns.map(column => textOf(row[column])));
  }
}

async function* wanted(store: Store, ids: Ids | undefined): AsyncGenerator<Submission> {
  for await (const { submission } of allSubmissions(store, { newestFirst: false }))
    if (!ids || ids.has(submission.id)) yield submission;
}

/** New fields of a form are new columns by themselves; those that a form no longer has stay, as long as something is in them. */
async function columnsOf(store: Store, ids: Ids | undefined): Promise<readonly string[]> {
  const names = new Set(
    [...messageForms, orderForm].flatMap(({ fields }) => fields.map(({ name }) => name)),
  );
  for await (const submission of wanted(store, ids))
    if (submission.kind === "enquiry")
      for (const name of Object.keys(submission.fields)) names.add(name);
  return [
    ...["id", "created_at", "form", "state", "held_reason"],
    ...names,
    ...["selected_package", "selected_addons", "total_price", "package_type"],
    ...["one_time_total", "monthly_total", "client_total", "package_period"],
  ];
}

function flat(submission: Submission): Record<string, unknown> {
  const { id, state, heldReason } = submission;
  const created_at = new Date(submission.createdAtMs).toISOString();
  const common = { id, created_at, form: formOf(submission), state, held_reason: heldReason };
  if (submission.kind === "enquiry") return { ...common, ...submission.fields };
  return {
    ...common,
    ...contactOf(submission),
    selected_package: submission.selectedPackage,
    selected_addons: submission.selectedAddons,
    total_price: toPounds(submission.totalPence),
    package_type: submission.packageType,
    one_time_total: toPounds(submission.oneTimePence),
    monthly_total: toPounds(submission.monthlyPence),
    client_total: submission.clientTotal,
    package_period: submission.packagePeriod,
  };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
