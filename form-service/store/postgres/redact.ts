import type { ClientBase } from "pg";
import { contactNames } from "../contact-names.ts";
import { asTyped, plainPart, redacted } from "../redact.ts";
import { findSubmission, idsWhere } from "./find.ts";

/** Blacks the address out where other people's submissions, or a mail server's answer, mention it. */
export async function redactIn(client: ClientBase, email: string): Promise<string[]> {
  const part = plainPart(email);
  const found = await idsWhere(client, {
    orders: holds(`concat_ws(' ', ${contactNames})`),
    enquiries: holds("fields::text"),
    values: [part],
  });
  const ids: string[] = [];
  for (const id of found) if (await redactOne(client, { id, email })) ids.push(id);
  await client.query(`UPDATE outbox SET last_answer = NULL WHERE ${holds("last_answer")}`, [part]);
  return ids;
}

/**
 * Whether the text has $1 in it, by plain letters alone: what else is the same is another thing in each locale. Nor is any
 * other sign named here: a database of another encoding, which may hold orders, takes no statement with one that it lacks.
 */
export function holds(text: string): string {
  const seen = `regexp_replace(${text}, '[^ -~]', '', 'g')`;
  const lower = (of: string) => asTyped(`lower(${of} COLLATE "C")`);
  return `position(${lower("$1")} IN ${lower(seen)}) > 0`;
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
      `UPDATE package_orders SET ${contactNames.map((name, index) => `${name} = $${index + 2}`)} WHERE id = $1`,
      [id, ...contactNames.map(name => clean[name])],
    );
  } else if (clean) {
    const fields = JSON.stringify(clean.fields);
    await client.query("UPDATE enquiries SET fields = $2 WHERE id = $1", [id, fields]);
  }
  return clean !== undefined;
}
