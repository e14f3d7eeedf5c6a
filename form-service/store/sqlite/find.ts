import type { Database } from "better-sqlite3";
import type { MailRecord, Submission } from "../records.ts";
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
  readonly mails: (id: string) => readonly MailRecord[];
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

  const mails = (id: string) => mailRows.all({ id }).map(mailOf);

  return {
    submission,
    mails,
    list: filter =>
      idsOf(db, filter).flatMap(id => {
        const found = submission(id);
        return found ? [{ submission: found, mails: mails(id) }] : [];
      }),
  };
}

function idsOf(db: Database, { state, form, afterId, limit, newestFirst }: RecordFilter): string[] {
  const isAfter = newestFirst ? "id < @afterId" : "id > @afterId";
  const statement = db.prepare<Record<string, string | number | null>, { id: string }>(
    `SELECT id FROM (
       SELECT id, state, 'order' AS form FROM package_orders
       UNION ALL SELECT id, state, form FROM enquiries
     ) WHERE (@state IS NULL OR state = @state) AND (@form IS NULL OR form = @form)
       AND (@afterId IS NULL OR ${isAfter})
     ORDER BY id ${newestFirst ? "DESC" : "ASC"} LIMIT @limit`,
  );
  const values = { state: state ?? null, form: form ?? null, afterId: afterId ?? null, limit };
  return statement.all(values).map(({ id }) => id);
}
