import type { ClientBase } from "pg";
import { redacted } from "../redact.ts";
import { findSubmission } from "./find.ts";

/** Blacks the address out where other people's submissions, or a mail server's answer, mention it. */
export async function redactIn(client: ClientBase, email: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM package_orders
     WHERE position(lower($1) IN lower(concat_ws(' ', name, email, phone, message))) > 0
     UNION ALL SELECT id FROM enquiries WHERE position(lower($1) IN lower(fields::text)) > 0`,
    [email],
  );
  const ids: string[] = [];
  for (const { id } of rows) if (await redactOne(client, { id, email })) ids.push(id);
  await client.query(
    "UPDATE outbox SET last_answer = NULL WHERE position(lower($1) IN lower(last_answer)) > 0",
    [email],
  );
  return ids;
}

/** Says whether there was anything to black out: the letters alone may be part of another address. */
async function redactOne(
  client: ClientBase,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  const submission = await findSubmission(client, id);
  const clean = submission && redacted(submission, email);
  if (clean?.kind === "order") {
    await client.query(
      "UPDATE package_orders SET name = $2, email = $3, phone = $4, message = $5 WHERE id = $1",
      [id, clean.name, clean.email, clean.phone, clean.message],
    );
  } else if (clean) {
    const fields = JSON.stringify(clean.fields);
    await client.query("UPDATE enquiries SET fields = $2 WHERE id = $1", [id, fields]);
  }
  return clean !== undefined;
}
