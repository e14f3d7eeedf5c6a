export type ColumnType =
  | "text"
  | "json"
  | "timestamptz"
  | "numeric"
  | "float8"
  | "bigint"
  | "bytea";

export type Table = {
  readonly name: string;
  readonly key: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** A row that has reached this state in the target stays as it is there: it must not go back. */
  readonly lastState?: "received" | "sent";
};

const submission = {
  id: "text",
  created_at: "timestamptz",
  state: "text",
  held_reason: "text",
} as const;

/** What makes up a database, in the order in which rows may refer to others. */
export const tables: readonly Table[] = [
  {
    name: "package_orders",
    key: "id",
    columns: {
      ...submission,
      ...{ name: "text", email: "text", phone: "text", message: "text" },
      ...{ selected_package: "text", selected_addons: "json", total_price: "numeric" },
      ...{ package_type: "text", one_time_total: "numeric", monthly_total: "numeric" },
      ...{ client_total: "float8", package_period: "text" },
    },
    lastState: "received",
  },
  {
    name: "enquiries",
    key: "id",
    columns: { ...submission, form: "text", fields: "json" },
    lastState: "received",
  },
  {
    name: "outbox",
    key: "dedupe_key",
    columns: {
      ...{ dedupe_key: "text", order_id: "text", enquiry_id: "text", kind: "text" },
      ...{ message_id: "text", state: "text", attempts: "bigint", due_at: "bigint" },
      ...{ next_at: "bigint", lease_until: "bigint", lease_owner: "text", last_answer: "text" },
      ...{ created_at: "bigint", sent_at: "bigint" },
    },
    lastState: "sent",
  },
  {
    name: "requests",
    key: "key",
    columns: { key: "bytea", content_hash: "bytea", submission_id: "text", expires_at: "bigint" },
  },
];

/** As a condition over the target's row, `old`, and the one that comes in. */
export function unlessGoneOn({ lastState }: Table): string {
  return lastState
    ? `WHERE NOT (old.state = '${lastState}' AND excluded.state <> '${lastState}')`
    : "";
}
