import type { ClientBase } from "pg";
import { redact } from "../redact.ts";
import { findSubmission } from "./find.ts";

/** Blacks the address out where other people's submissions, or a mail server's answer, mention it. */
export async function redactIn(client: ClientBase, email: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM package_orders
     WHERE position(lower($1) IN lower(concat_ws(' ', name, email, phone, message))) > 0
     UNION ALL SELECT id FROM enquiries WHERE position(lower($1) IN lower(fields::text)) > 0`,
    [email],
  );
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await redactOne(client, { id, email });
  await client.query(
    "UPDATE outbox SET last_answer = NULL WHERE position(lower($1) IN lower(last_answer)) > 0",
    [email],
  );
  return ids;
}

async function redactOne(
  client: ClientBase,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const submission = await findSubmission(client, id);
  if (submission?.kind === "order") {
    const { name, phone, message } = submission;
    await client.query(
      "UPDATE package_orders SET name = $2, email = $3, phone = $4, message = $5 WHERE id = $1",
      [
        id,
        redact(name, email),
        redact(submission.email, email),
        phone && redact(phone, email),
        message && redact(message, email),
      ],
    );
  } else if (submission) {
    const fields = Object.entries(submission.fields).map(([key, text]) => [
      key,
      redact(text, email),
    ]);
    await client.query("UPDATE enquiries SET fields = $2 WHERE id = $1", [
      id,
      JSON.stringify(Object.fromEntries(fields)),
    ]);
  }
}
