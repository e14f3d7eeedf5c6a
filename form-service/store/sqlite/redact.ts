import type { Database } from "better-sqlite3";
import { contactNames } from "../contact-names.ts";
import { asTyped, plainPart, redacted, unseenSigns } from "../redact.ts";
import { enquiryRow, orderRow } from "../rows.ts";
import { type Find, idsWhere } from "./find.ts";

/** Blacks the address out where other people's submissions, or a mail server's answer, mention it. */
export function redactIn(db: Database, find: Find, email: string): string[] {
  const part = plainPart(email);
  const ids = idsWhere(db, {
    orders: holds(`concat_ws(' ', ${contactNames})`),
    enquiries: holds("fields"),
    values: { part },
  }).filter(id => redactOne(db, find, { id, email }));
  db.prepare(`UPDATE outbox SET last_answer = NULL WHERE ${holds("last_answer")}`).run({ part });
  return ids;
}

/** Whether the text has @part in it. */
export function holds(text: string): string {
  const seen = unseenSigns.reduce((shown, sign) => `replace(${shown}, '${sign}', '')`, text);
  return `instr(${asTyped(`lower(${seen})`)}, ${asTyped("lower(@part)")})`;
}

/** Says whether there was anything to black out: the letters alone may be part of another address. */
function redactOne(
  db: Database,
  find: Find,
  { id, email }: { id: string; email: string },
): boolean {
  const submission = find.submission(id);
  const clean = submission && redacted(submission, email);
  if (clean?.kind === "order") {
    db.prepare(
      `UPDATE package_orders SET ${contactNames.map(name => `${name} = @${name}`)} WHERE id = @id`,
    ).run(orderRow(clean));
  } else if (clean) {
    db.prepare("UPDATE enquiries SET fields = @fields WHERE id = @id").run(enquiryRow(clean));
  }
  return clean !== undefined;
}
