import type { ClientBase } from "pg";
import { Failure } from "../../failure.ts";
import type { Connection } from "./connection.ts";
import { encodingProblem } from "./encoding.ts";
import { migrate, migrations, versionOf } from "./migrations.ts";

/** Makes sure that the server keeps what it confirms, and brings the tables to the newest version. */
export async function prepare(connection: Connection): Promise<void> {
  const version = await connection.run(async client => {
    await assertDurable(client);
    const found = await versionOf(client);
    // One that orders lie in already is better than none: doctor tells of it.
    if (found === 0) await assertWhole(client);
    await assertOwn(connection, client);
    return found;
  });
  // A database that is up to date is not written to, so that an instance can start on a replica.
  if (version !== migrations.length) await connection.transaction(migrate);
}

type InForce = {
  readonly server_version: string;
  readonly fsync: string;
  readonly full_page_writes: string;
  readonly synchronous_commit: string;
};

export async function inForce(client: ClientBase): Promise<InForce> {
  const { rows } = await client.query<InForce>(
    `SELECT current_setting('server_version') AS server_version, current_setting('fsync') AS fsync,
       current_setting('full_page_writes') AS full_page_writes,
       current_setting('synchronous_commit') AS synchronous_commit`,
  );
  const [found] = rows;
  if (!found) throw new Error("PostgreSQL did not say what is in force");
  return found;
}

/** Says so when a commit would not wait for the disk. */
async function assertDurable(client: ClientBase): Promise<void> {
  const { fsync, full_page_writes, synchronous_commit } = await inForce(client);
  if (fsync === "on" && full_page_writes === "on" && synchronous_commit !== "off") return;
  throw new Failure(
    "unusable",
    `PostgreSQL runs with fsync=${fsync}, full_page_writes=${full_page_writes}, synchronous_commit=${synchronous_commit}: an order could be lost in a power cut, so the service does not use it. Switch them on in postgresql.conf.`,
  );
}

const looks = 5;

/**
 * Two connections that are open at once are two processes of the server, and each stays the same one. Behind a pooler that
 * lends one out for each transaction both are the same, or, where others are at work there, now one and now another: what
 * we set for ours, such as that a commit waits for the disk, would be another's.
 */
async function assertOwn(connection: Connection, client: ClientBase): Promise<void> {
  // One who gets no second connection is told so when there is work for it.
  const other = await connection.run(processOf).catch(() => undefined);
  const ours = new Set<number | undefined>();
  for (let look = 0; look < looks; look++) ours.add(await processOf(client));
  if (ours.size === 1 && !ours.has(other)) return;
  throw new Failure(
    "unusable",
    "PostgreSQL is behind a pooler that lends each transaction another connection, such as PgBouncer with pool_mode = transaction: what the service sets for its own, such as that a commit waits for the disk, would not hold, so it does not use it. Set pool_mode = session, or name PostgreSQL itself in DATABASE_URL.",
  );
}

async function processOf(client: ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid;
}

async function assertWhole(client: ClientBase): Promise<void> {
  const problem = await encodingProblem(client);
  if (problem) throw new Failure("unusable", `${problem}.`);
}
