import type { ClientBase } from "pg";
import { ofNewerVersion } from "../newer-version.ts";

/**
 * Counts a client's requests, where `isOver` says of a row `l` that its window is to begin anew. Time is the server's: the
 * clocks of the instances may differ. Two entries below are made of it: once they have shipped, it is not changed either.
 */
const takeLimits = (isOver: string) => `FUNCTION take_limits(who text, wanted integer,
     maxes integer[], windows_ms bigint[],
     OUT granted integer, OUT wait_ms bigint) LANGUAGE plpgsql AS $$
   DECLARE
     now_ms bigint := extract(epoch FROM clock_timestamp()) * 1000;
   BEGIN
     INSERT INTO limits AS l (client, window_ms, used, ends_at)
       SELECT who, w, 0, now_ms + w FROM unnest(windows_ms) AS w ORDER BY w
       ON CONFLICT (client, window_ms) DO UPDATE
         SET used = CASE WHEN ${isOver} THEN 0 ELSE l.used END,
           ends_at = CASE WHEN ${isOver} THEN excluded.ends_at ELSE l.ends_at END;
     SELECT greatest(0, least(wanted, min(m.most - l.used))),
       max(l.ends_at - now_ms) FILTER (WHERE l.used + wanted > m.most)
       INTO granted, wait_ms
       FROM limits l JOIN unnest(maxes, windows_ms) AS m (most, window_ms) USING (window_ms)
       WHERE l.client = who;
     UPDATE limits SET used = used + granted
       WHERE client = who AND window_ms = ANY (windows_ms) AND granted > 0;
   END $$;`;

/**
 * Each entry takes the database one version further. An entry that has shipped is never changed. Instances of the version
 * before go on writing meanwhile, so that it may add, and take nothing away. See copy/tables.ts for columns.
 * Ids and keys compare byte by byte (COLLATE "C"), as in SQLite; JSON is kept as it was written.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE package_orders (
     id text COLLATE "C" PRIMARY KEY,
     created_at timestamptz(3) NOT NULL,
     name text NOT NULL,
     email text NOT NULL,
     phone text,
     message text,
     selected_package text NOT NULL,
     selected_addons json NOT NULL,
     total_price numeric(12, 2) NOT NULL,
     package_type text NOT NULL CHECK (package_type IN ('web', 'seo')),
     one_time_total numeric(12, 2) NOT NULL,
     monthly_total numeric(12, 2) NOT NULL,
     client_total double precision,
     state text NOT NULL CHECK (state IN ('received', 'held')),
     held_reason text
   );

   CREATE TABLE enquiries (
     id text COLLATE "C" PRIMARY KEY,
     created_at timestamptz(3) NOT NULL,
     form text NOT NULL,
     fields json NOT NULL,
     state text NOT NULL CHECK (state IN ('received', 'held')),
     held_reason text
   );

   CREATE INDEX package_orders_held ON package_orders (id) WHERE state = 'held';
   CREATE INDEX enquiries_held ON enquiries (id) WHERE state = 'held';

   CREATE TABLE outbox (
     dedupe_key text COLLATE "C" PRIMARY KEY,
     order_id text COLLATE "C" REFERENCES package_orders (id) ON DELETE CASCADE,
     enquiry_id text COLLATE "C" REFERENCES enquiries (id) ON DELETE CASCADE,
     kind text NOT NULL CHECK (kind IN ('owner', 'acknowledgement')),
     message_id text NOT NULL,
     state text NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'dead')),
     attempts integer NOT NULL DEFAULT 0,
     due_at bigint NOT NULL,
     next_at bigint NOT NULL,
     lease_until bigint,
     lease_owner text,
     last_answer text,
     created_at bigint NOT NULL,
     sent_at bigint,
     CHECK ((order_id IS NULL) <> (enquiry_id IS NULL))
   );
   -- Few mails are unsent at any time: the index that every claim reads stays small for ever.
   CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'queued';
   CREATE INDEX outbox_unsent ON outbox (state) WHERE state <> 'sent';
   CREATE INDEX outbox_order ON outbox (order_id) WHERE order_id IS NOT NULL;
   CREATE INDEX outbox_enquiry ON outbox (enquiry_id) WHERE enquiry_id IS NOT NULL;

   -- The planner's statistics would hold samples of these, which no erasure reaches.
   ALTER TABLE package_orders ALTER name SET STATISTICS 0, ALTER email SET STATISTICS 0,
     ALTER phone SET STATISTICS 0, ALTER message SET STATISTICS 0;
   ALTER TABLE enquiries ALTER fields SET STATISTICS 0;
   ALTER TABLE outbox ALTER last_answer SET STATISTICS 0;

   CREATE TABLE requests (
     key bytea PRIMARY KEY,
     content_hash bytea NOT NULL,
     submission_id text COLLATE "C" NOT NULL,
     asked_at bigint NOT NULL,
     expires_at bigint NOT NULL
   );
   CREATE INDEX requests_expiry ON requests (expires_at);

   CREATE TABLE pulse (id integer PRIMARY KEY CHECK (id = 1), written_at bigint NOT NULL);

   -- Unlogged: counting costs no flush, and after a crash everybody may begin anew.
   CREATE UNLOGGED TABLE limits (
     client text COLLATE "C",
     window_ms bigint,
     used integer NOT NULL,
     ends_at bigint NOT NULL,
     PRIMARY KEY (client, window_ms)
   ) WITH (fillfactor = 50);
   CREATE INDEX limits_end ON limits (ends_at);

   CREATE ${takeLimits("l.ends_at <= now_ms")}`,
  // Only mails that failed are in it, so that it costs an order nothing.
  "CREATE INDEX outbox_put_off ON outbox (state, due_at) WHERE state = 'queued' AND next_at > due_at;",
  // Where the server's clock was set back, clients would be refused for as long as it had been wrong.
  `CREATE OR REPLACE ${takeLimits("l.ends_at NOT BETWEEN now_ms + 1 AND excluded.ends_at + 60000")}`,
  // Empty in what was ordered before.
  "ALTER TABLE package_orders ADD COLUMN package_period text CHECK (package_period IN ('once', 'month'));",
];

/** Any number that nobody else locks by: 'TRYL'. */
const lockId = 0x5452594c;

/** Instances that start together come here one after the other. To be run inside a transaction. */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query("SET LOCAL lock_timeout = '60s'; SET LOCAL statement_timeout = 0");
  await patientQuery(client, `SELECT pg_advisory_xact_lock(${lockId})`);
  const version = await versionOf(client);
  if (version > migrations.length) throw ofNewerVersion("The database", version, migrations.length);
  // While we wait for a table that a dump reads, all orders of the instances that still run wait behind us: so for less
  // than they have patience. Our caller tries again.
  await client.query("SET LOCAL lock_timeout = '1s'");
  if (version === 0) await client.query("CREATE TABLE schema_version (version integer NOT NULL)");
  for (const step of migrations.slice(version)) await patientQuery(client, step);
  if (version === migrations.length) return;
  await client.query("DELETE FROM schema_version");
  await client.query("INSERT INTO schema_version VALUES ($1)", [migrations.length]);
}

export async function versionOf(client: ClientBase): Promise<number> {
  // A look into the catalogue itself: to_regclass() may answer from before we were let in by the lock.
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_tables WHERE tablename = 'schema_version' AND schemaname = ANY (current_schemas(false))",
  );
  if (!rowCount) return 0;
  const found = await client.query<{ version: number }>("SELECT version FROM schema_version");
  return found.rows[0]?.version ?? 0;
}

/** A change of a large table may take longer than anything else may. */
function patientQuery(client: ClientBase, text: string) {
  const patience = { text, query_timeout: 3_600_000 };
  return client.query(patience);
}
