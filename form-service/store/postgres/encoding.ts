import type { ClientBase } from "pg";

/** SQL_ASCII takes every byte as it comes. */
const wholeEncodings = ["UTF8", "SQL_ASCII"];

/** What is wrong with a database that has no place for some of the signs that people type. */
export async function encodingProblem(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ server_encoding: string }>("SHOW server_encoding");
  const encoding = rows[0]?.server_encoding ?? "";
  if (wholeEncodings.includes(encoding)) return undefined;
  return `The database's encoding is ${encoding}: whoever types a sign that it lacks, such as an emoji, cannot send anything. Make one with   createdb --encoding UTF8 --locale C.UTF-8 --template template0 --owner forms forms`;
}
