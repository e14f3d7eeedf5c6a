import { isIP } from "node:net";
import { Client, type ClientBase, type ClientConfig, Pool, type PoolClient, types } from "pg";
import { placeOf } from "../../config/database-url.ts";
import { codeOf, Failure, sentenceOf } from "../../failure.ts";
import { asFailure, faultOf, unavailable, wrongForGood } from "./faults.ts";
import { passwordFileOf, passwordIn } from "./password-file.ts";

export type Connection = {
  /** Where it leads, without a password. */
  readonly where: string;
  /** Hands out a connection for the time of the work; each statement commits by itself. */
  readonly run: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
  /** All of the work commits, or nothing of it. */
  readonly transaction: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

type Bounds = {
  readonly connectionsMax: number;
  /** How long a connection may take to open, or to become free. */
  readonly connectMs: number;
  /** How long a statement may take; ours are done in milliseconds unless something is wrong. */
  readonly statementMs: number;
  readonly lockMs: number;
};

export const serviceBounds: Bounds = {
  connectionsMax: 5,
  connectMs: 2000,
  statementMs: 4000,
  lockMs: 2000,
};

/** For commands that read or write all of a table. */
export const commandBounds: Bounds = {
  connectionsMax: 2,
  connectMs: 5000,
  statementMs: 3_600_000,
  lockMs: 5000,
};

/** A bounded pool. It opens connections when they are needed, so a server that restarts is found again by itself. */
export function openConnection(url: string, bounds: Bounds): Connection {
  const where = placeOf(url);
  const { connectionsMax, connectMs, statementMs } = bounds;
  /** Whose commit somebody cancelled while it waited for a replica: PostgreSQL then says that it succeeded, with a warning. */
  const cutShort = new WeakSet<ClientBase>();
  const pool = new Pool({
    connectionString: checking(url),
    Client: TellingClient,
    application_name: "form-service",
    max: connectionsMax,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    // After a fail-over nobody must stay with the old server for ever.
    maxLifetimeSeconds: 600,
    keepAlive: true,
    // The server gives up first; this is for one that has gone silent.
    query_timeout: statementMs + 500,
    types: { getTypeParser: parserOf },
    onConnect: client => {
      // A connection that breaks also fails the statement under way, which is where it is dealt with.
      client.on("error", () => undefined);
      client.on("notice", ({ routine }) => {
        // Its words are in the server's language.
        if (routine === "SyncRepWaitForLSN") cutShort.add(client);
      });
      return settle(client, bounds);
    },
  });
  // A server that stops cuts idle connections too. The pool has dropped them: the next work opens another.
  pool.on("error", () => undefined);
  const open = new Set<ClientBase>();
  pool.on("connect", client => open.add(client));
  // Said of one, too, that broke before it was open.
  pool.on("remove", client => open.delete(client));

  async function connected(): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      if (error instanceof Failure) throw error;
      // None is open from before the password was changed, that could be free in a moment, nor may a file have another.
      const isInVain = codeOf(error) === "28P01" && !open.size && !passwordFileOf(url);
      if (isInVain) throw unavailable(coded(error, wrongForGood), where);
      // The pool says of whatever it waited for in vain that time was up.
      const behind = error instanceof Error ? error.cause : undefined;
      throw unavailable(codeOf(behind) === noAddress ? behind : error, where);
    }
  }

  async function run<T>(work: (client: ClientBase) => Promise<T>): Promise<T> {
    const client = await connected();
    try {
      const result = await work(client);
      if (cutShort.has(client)) throw onOneDisk(where);
      client.release();
      return result;
    } catch (error) {
      client.release(faultOf(error).endsConnection);
      throw asFailure(error, where);
    }
  }

  return {
    where,
    run,
    transaction: work =>
      run(async client => {
        await client.query("BEGIN");
        try {
          const result = await work(client);
          await client.query("COMMIT");
          return result;
        } catch (error) {
          await client.query("ROLLBACK").catch(() => {
            // The connection is gone, and the server has rolled back by itself.
          });
          throw error;
        }
      }),
    close: () => pool.end(),
  };
}

/** Not tried again at once: what is there by now is not written a second time, and so waits for nothing. */
function onOneDisk(where: string): Failure {
  const sentence =
    "PostgreSQL was told not to wait for its replica, which may lack what was written";
  return new Failure("unavailable", `${sentence} (${where})`);
}

/**
 * Never less than a commit that waits for the disk; more, where the server is set to wait for replicas. Our statements
 * wait for those of other instances and then see what they wrote: in a stricter isolation they would fail instead. A
 * commit that was cut short is told by a warning alone. Idle connections are ended by the pool, never by the server, just
 * as an order is sent on one; PostgreSQL 13 has no setting for that.
 */
async function settle(client: ClientBase, { statementMs, lockMs }: Bounds): Promise<void> {
  await client.query(
    `SELECT set_config('synchronous_commit',
       CASE WHEN current_setting('synchronous_commit') = 'off' THEN 'on'
         ELSE current_setting('synchronous_commit') END, false),
     set_config('default_transaction_isolation', 'read committed', false),
     set_config('client_min_messages', 'warning', false),
     set_config('datestyle', 'ISO', false),
     set_config('statement_timeout', '${statementMs}', false),
     set_config('lock_timeout', '${lockMs}', false),
     set_config('idle_in_transaction_session_timeout', '${Math.max(15_000, statementMs)}', false),
     CASE WHEN current_setting('idle_session_timeout', true) IS NOT NULL
       THEN set_config('idle_session_timeout', '0', false) END`,
  );
}

const noAddress = "EAI_AGAIN";

/**
 * The driver leaves a connection open on which it could not log in, such as for want of a password: with a try each
 * second, until the server's minute is over, they would take the places of everybody. Nor does it tell a server that is
 * silent from a name service that is.
 */
class TellingClient extends Client {
  constructor(config: ClientConfig = {}) {
    super(config);
    const file = passwordFileOf(config.connectionString ?? "");
    if (this.password || !file) return;
    // The driver asks it for each connection anew, which its types do not say: the password may have been changed.
    Reflect.set(this, "password", () => passwordIn(file, this));
  }

  override connect(): Promise<Client>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): Promise<Client> | undefined {
    if (!callback) return super.connect();
    let hasAddress = isIP(this.host) !== 0 || this.host.startsWith("/");
    this.connection.stream.once("lookup", () => {
      hasAddress = true;
    });
    super.connect((error: Error | null) => {
      if (error) void this.end();
      callback(error && !hasAddress ? coded(error, noAddress) : error);
    });
    return undefined;
  }
}

/** What we know more of than its own code says. */
function coded(cause: unknown, code: string): Error {
  return Object.assign(new Error(sentenceOf(cause), { cause }), { code });
}

const asIs = (text: string) => text;

// What the rows of both stores have in common: whole numbers and amounts as numbers, times as ISO text, JSON as text.
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.NUMERIC, Number],
  [types.builtins.TIMESTAMPTZ, text => new Date(text).toISOString()],
  [types.builtins.JSON, asIs],
]);

function parserOf(oid: number, format?: "text" | "binary") {
  return parsers.get(oid) ?? types.getTypeParser(oid, format ?? "text");
}

/** What hosters write is the same for the driver today, but it tells each command at length of versions to come. */
function checking(url: string): string {
  if (url.includes("uselibpqcompat=true")) return url;
  return url.replace(/(?<=[?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, "verify-full");
}
