import type { Database } from "better-sqlite3";
import { redact } from "../redact.ts";
import type { Find } from "./find.ts";

/** Blacks the address out where other people's submissions, or a mail server's answer, mention it. */
export function redactIn(db: Database, find: Find, email: string): string[] {
  const ids = db
    .prepare<{ email: string }, { id: string }>(
      `SELECT id FROM package_orders WHERE instr(lower(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(message, '')), lower(@email))
       UNION ALL SELECT id FROM enquiries WHERE instr(lower(fields), lower(@email))`,
    )
    .all({ email })
    .map(({ id }) => id);
  for (const id of ids) redactOne(db, find, { id, email });
  db.prepare(
    "UPDATE outbox SET last_answer = NULL WHERE instr(lower(last_answer), lower(@email))",
  ).run({ email });
  return ids;
}

function redactOne(db: Database, find: Find, { id, email }: { id: string; email: string }): void {
  const submission = find.submission(id);
  if (submission?.kind === "order") {
    const { name, phone, message } = submission;
    db.prepare(
      "UPDATE package_orders SET name = ?, email = ?, phone = ?, message = ? WHERE id = ?",
    ).run(
      redact(name, email),
      redact(submission.email, email),
      phone && redact(phone, email),
      message && redact(message, email),
      id,
    );
  } else if (submission) {
    const fields = Object.entries(submission.fields).map(([key, text]) => [
      key,
      redact(text, email),
    ]);
    db.prepare("UPDATE enquiries SET fields = ? WHERE id = ?").run(
      JSON.stringify(Object.fromEntries(fields)),
      id,
    );
  }
}
