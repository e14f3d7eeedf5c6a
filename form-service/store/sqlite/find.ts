import type { Database } from "better-sqlite3";
import type { Submission } from "../records.ts";
import {
  type EnquiryRow,
  enquiryOf,
  type MailRow,
  mailOf,
  type OrderRow,
  orderOf,
} from "../rows.ts";
import type { RecordFilter, StoredSubmission } from "../store.ts";

export type Find = {
  readonly submission: (id: string) => Submission | undefined;
  readonly stored: (id: string) => StoredSubmission | undefined;
  readonly list: (filter: RecordFilter) => readonly StoredSubmission[];
};

export function prepareFind(db: Database): Find {
  const order = db.prepare<[string], OrderRow>("SELECT * FROM package_orders WHERE id = ?");
  const enquiry = db.prepare<[string], EnquiryRow>("SELECT * FROM enquiries WHERE id = ?");
  const mailRows = db.prepare<{ id: string }, MailRow>(
    "SELECT * FROM outbox WHERE order_id = @id OR enquiry_id = @id ORDER BY created_at, kind DESC",
  );

  function submission(id: string): Submission | undefined {
    const row = order.get(id);
    if (row) return orderOf(row);
    const other = enquiry.get(id);
    return other && enquiryOf(other);
  }

  function stored(id: string): StoredSubmission | undefined {
    const found = submission(id);
    return found && { submission: found, mails: mailRows.all({ id }).map(mailOf) };
  }

  return { submission, stored, list: filter => idsOf(db, filter).flatMap(id => stored(id) ?? []) };
}

/** Only what is asked for stands in the statement, so that each page is read from where it begins and no further. */
export function idsSql({ state, afterId, newestFirst }: RecordFilter): string {
  const asked = [
    ...(state ? ["AND state = @state"] : []),
    ...(afterId ? [`AND id ${newestFirst ? "<" : ">"} @afterId`] : []),
  ].join(" ");
  return `SELECT id FROM package_orders WHERE ifnull(@form, 'order') = 'order' ${asked}
    UNION ALL SELECT id FROM enquiries WHERE ifnull(@form, form) = form ${asked}
    ORDER BY id ${newestFirst ? "DESC" : "ASC"} LIMIT @limit`;
}

function idsOf(db: Database, filter: RecordFilter): string[] {
  const { state, form, afterId, limit } = filter;
  const statement = db.prepare<Record<string, string | number | null>, { id: string }>(
    idsSql(filter),
  );
  const values = { state: state ?? null, form: form ?? null, afterId: afterId ?? null, limit };
  return statement.all(values).map(({ id }) => id);
}

type Where = {
  readonly orders: string;
  readonly enquiries: string;
  readonly values: Readonly<Record<string, string>>;
  readonly limit?: number;
};

/** Of the table's row as `id_of`; without a limit all of them. */
export function idsWhere(db: Database, { orders, enquiries, values, limit = -1 }: Where): string[] {
  return db
    .prepare<Record<string, string | number>, string>(
      `SELECT id FROM package_orders id_of WHERE ${orders}
       UNION ALL SELECT id FROM enquiries id_of WHERE ${enquiries} LIMIT @limit`,
    )
    .pluck()
    .all({ ...values, limit });
}
