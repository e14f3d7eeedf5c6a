import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { patienceMs } from "../../patience.ts";
import { freePort } from "../free-port.ts";
import { postgresFolder } from "./find-postgres.ts";

export type PrivatePostgres = {
  readonly port: number;
  readonly dataDir: string;
  /** The address of a database; without a name, of the one that always exists. */
  readonly url: (database?: string) => string;
  /** A new, empty database. Gives its address. */
  readonly newDatabase: () => Promise<string>;
  /** As good as a database of one's own, and made in a fraction of the time. Gives its address. */
  readonly newSchema: () => Promise<string>;
  /** Runs statements as the superuser. */
  readonly query: (sql: string, database?: string) => Promise<Record<string, unknown>[]>;
  /** 'immediate' is a crash: nothing is flushed, the next start replays the log. */
  readonly stop: (how: "fast" | "immediate") => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops the processor for it, as a frozen machine would. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly log: () => string;
  /** Stops it and removes its folder. */
  readonly remove: () => Promise<void>;
};

const password = "a private one";

/** Of which server it is a replica, if of any. */
type Options = { readonly primary?: PrivatePostgres };

/** A PostgreSQL of our own: on a free port, in a temporary folder, gone when the process is. */
export async function privatePostgres({ primary }: Options = {}): Promise<PrivatePostgres> {
  const bin = postgresFolder();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "private-postgres-"));
  const dataDir = join(folder, "data");
  const port = await freePort();
  makeCluster({ bin, folder, dataDir, user, primaryUrl: primary?.url() });
  appendFileSync(
    join(dataDir, "postgresql.conf"),
    Object.entries({ port, ...always })
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(""),
  );
  let server: ChildProcess | undefined;
  let log = "";
  let databases = 0;
  const url = (database = "postgres") =>
    `postgres://owner:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

  async function start(): Promise<void> {
    const [command = "", ...args] = [...user.prefix, join(bin, "postgres"), "-D", dataDir];
    const started = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    server = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on("data", chunk => {
        log = (log + chunk).slice(-100_000);
      });
    }
    await answering(url(), started, () => log);
  }

  async function stop(how: "fast" | "immediate"): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    await ended;
  }

  async function query(sql: string, database?: string) {
    const client = new Client({ connectionString: url(database) });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  const killAtExit = () => server?.kill("SIGQUIT");
  process.once("exit", killAtExit);
  await start();
  return {
    port,
    dataDir,
    url,
    query,
    start,
    stop,
    newDatabase: async () => {
      const name = `forms_${++databases}`;
      await query(`CREATE DATABASE ${name}`);
      return url(name);
    },
    newSchema: async () => {
      const name = `forms_${++databases}`;
      await query(`CREATE SCHEMA ${name}`);
      return `${url()}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
    },
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
    log: () => log,
    remove: async () => {
      await stop("immediate");
      process.off("exit", killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What newSchema() has called its schema. */
export function schemaOf(url: string): string {
  return /search_path=(\w+)/.exec(decodeURIComponent(url))?.[1] ?? "public";
}

// Durability stays on: what the tests prove would mean nothing without it.
const always = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "64MB",
  log_line_prefix: "%m [%p] ",
};

type User = { readonly uid?: number; readonly gid?: number; readonly prefix: readonly string[] };

/** PostgreSQL refuses to run as root, and must not outlive a test run that was killed. */
function unprivileged(): User {
  const hasSetpriv = spawnSync("setpriv", ["--version"]).status === 0;
  const tied = hasSetpriv ? ["setpriv", "--pdeathsig", "QUIT"] : [];
  if (process.getuid?.() !== 0) return { prefix: tied };
  const name = ["postgres", "nobody"].find(one => spawnSync("id", ["-u", one]).status === 0);
  if (!name || !hasSetpriv) {
    throw new Error(
      "PostgreSQL does not run as root, and there is no user postgres or nobody (or no setpriv) to run it as.",
    );
  }
  const id = (flag: string) => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout);
  const [uid, gid] = [id("-u"), id("-g")];
  return { uid, gid, prefix: [...tied, `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"] };
}

type Cluster = {
  readonly bin: string;
  readonly folder: string;
  readonly dataDir: string;
  readonly user: User;
  readonly primaryUrl: string | undefined;
};

function makeCluster({ bin, folder, dataDir, user, primaryUrl }: Cluster): void {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, `${password}\n`);
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  const make = primaryUrl
    ? [join(bin, "pg_basebackup"), "-D", dataDir, "-d", primaryUrl, "-R", "-c", "fast", "--no-sync"]
    : [
        ...[join(bin, "initdb"), "-D", dataDir, "-U", "owner", "-E", "UTF8", "--locale=C"],
        ...["--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--no-sync"],
      ];
  const [command = "", ...args] = [...user.prefix, ...make];
  const { status, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${make[0]} did not succeed: ${stderr || error?.message}`);
}

async function answering(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const endMs = performance.now() + patienceMs;
  for (;;) {
    const client = new Client({ connectionString: url });
    // A connection that the starting server cuts is reported twice: the second time as an event.
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || performance.now() > endMs) {
        throw new Error(`PostgreSQL did not start: ${log()}`, { cause: error });
      }
      await pause(50);
    }
  }
}

/** Its connections are processes of their own. */
function signalAll(server: ChildProcess | undefined, signal: NodeJS.Signals): void {
  if (!server?.pid) return;
  const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(server.pid)], {
    encoding: "utf8",
  });
  for (const pid of [server.pid, ...stdout.split(/\s+/).filter(Boolean).map(Number)]) {
    process.kill(pid, signal);
  }
}
