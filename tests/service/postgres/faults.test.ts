import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { unavailable } from "../../../form-service/store/postgres/faults.ts";
import { migrate, migrations } from "../../../form-service/store/postgres/migrations.ts";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { logList, order, post, type Running, running, until } from "../parts.ts";
import { openCutter } from "./cutter.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";
import type { PrivatePostgres } from "./private-postgres.ts";

// What goes wrong on the other side: 503 with Retry-After and a plain line in the log, and all is
// well again without a restart of the service.
removePostgresAfterwards();

test("a server that is stopped and started again", async () => {
  const { server, service, log, rows } = await onSchema();
  expect((await send(service)).status).toBe(201);
  await server.stop("fast");
  await expectRefusal(service, log, /PostgreSQL is not running: nothing listens there/);
  expect(await ready(service)).toBe(503);
  await server.start();
  await recovers(service);
  expect(await rows("package_orders")).toBe(2);
  expect(await ready(service)).toBe(200);
});

test("a server that crashes comes back with everything that was acknowledged", async () => {
  const { server, service, rows } = await onSchema();
  for (let n = 0; n < 20; n++) expect((await send(service)).status).toBe(201);
  await server.stop("immediate");
  await server.start();
  await recovers(service);
  expect(await rows("package_orders")).toBe(21);
  expect(await rows("outbox")).toBe(21);
});

test("a server that is not there when the service starts", async () => {
  const server = await postgres();
  const url = await server.newSchema();
  await server.stop("fast");
  const log = logList();
  const service = await running({ DATABASE_URL: url }, { log, patienceMs });
  await expectRefusal(service, log, /PostgreSQL is not running/);
  await server.start();
  await recovers(service);
});

test("a frozen server", async () => {
  const { server, service, log } = await onSchema();
  server.freeze();
  try {
    await expectRefusal(service, log, /PostgreSQL does not answer/);
  } finally {
    server.thaw();
  }
  await recovers(service);
});

test("a frozen server that writes later what it was given makes one order of what is sent again", async () => {
  const { server, service, log, rows } = await onSchema();
  expect((await send(service)).status).toBe(201);
  server.freeze();
  try {
    await expectRefusal(service, log, /PostgreSQL does not answer/);
  } finally {
    server.thaw();
  }
  await until(async () => (await rows("package_orders")) === 2);
  await recovers(service);
  expect(await rows("package_orders")).toBe(2);
  expect(await rows("outbox")).toBe(2);
  expect((await send(service)).status).toBe(201);
  expect(await rows("package_orders")).toBe(3);
});

test("a restart that is over before anybody's patience is not noticed", async () => {
  const { server, service, rows } = await onSchema({ patienceMs: 10_000 });
  await server.stop("fast");
  const answers = Array.from({ length: 5 }, () => send(service));
  await server.start();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(await rows("package_orders")).toBe(5);
});

test("a wrong password", async () => {
  const server = await postgres();
  await server.query("CREATE ROLE visitor LOGIN SUPERUSER PASSWORD 'the right one'");
  const url = new URL(await server.newSchema());
  [url.username, url.password] = ["visitor", "the wrong one"];
  const log = logList();
  const service = await running({ DATABASE_URL: url.href }, { log, patienceMs });
  await expectRefusal(service, log, /refuses the user name or the password in its address/);
  expect(log.lines.join()).not.toContain("the wrong one");
  await server.query("ALTER ROLE visitor PASSWORD 'the wrong one'");
  await recovers(service);
});

test("a password that is missing", async () => {
  const { server, line, url: direct } = await onLine();
  await server.query("CREATE ROLE guest LOGIN SUPERUSER PASSWORD 'wanted'");
  const url = new URL(direct);
  [url.username, url.password] = ["guest", ""];
  const log = logList();
  const service = await running({ DATABASE_URL: url.href }, { log, patienceMs });
  await expectRefusal(service, log, /PostgreSQL wants a password, and its address has none/);
  // Not left open until the server's own patience of a minute is over.
  await until(() => line.open() === 0, 10_000);
});

test("a certificate of our own authority that is not where the address says", async () => {
  const server = await postgres();
  const log = logList();
  const DATABASE_URL = `${server.url()}?sslmode=verify-full&sslrootcert=/no/such/authority.crt`;
  const service = await running({ DATABASE_URL }, { log, patienceMs });
  await expectRefusal(service, log, /PostgreSQL reports: ENOENT.*\/no\/such\/authority\.crt/);
  expect(await ready(service)).toBe(503);
});

test("a certificate that is not trusted", () => {
  const code = "DEPTH_ZERO_SELF_SIGNED_CERT";
  const fault = Object.assign(new Error("self-signed certificate"), { code });
  expect(unavailable(fault, "db:5432").message).toMatch(
    /^PostgreSQL shows a certificate that is not trusted: self-signed certificate; .*sslrootcert=/,
  );
});

test("a host that nobody knows", async () => {
  const log = logList();
  const DATABASE_URL = "postgres://owner@no-such-host.invalid/forms";
  const service = await running({ DATABASE_URL }, { log, patienceMs });
  await expectRefusal(
    service,
    log,
    /PostgreSQL cannot be found.*no-such-host\.invalid:5432\/forms/,
  );
});

test("a server that has become a read-only replica", async () => {
  const server = await postgres();
  await server.query("CREATE ROLE reader LOGIN SUPERUSER PASSWORD 'reads'");
  const url = new URL(await server.newSchema());
  [url.username, url.password] = ["reader", "reads"];
  const log = logList();
  const service = await running({ DATABASE_URL: url.href }, { log, patienceMs });
  expect((await send(service)).status).toBe(201);
  const cutAll = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'reader'";
  await server.query("ALTER ROLE reader SET default_transaction_read_only = on");
  await server.query(cutAll);
  await expectRefusal(service, log, /takes no writes: it is a replica/);
  await server.query("ALTER ROLE reader RESET default_transaction_read_only");
  // Nobody cuts the connections now: the service has to leave the replica by itself, with every one of them.
  await recovers(service);
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(service)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  }
});

test("a full disk on the server", async () => {
  const { server, service, log, schema, rows } = await onSchema();
  // What PostgreSQL says when a table cannot grow. The real thing: npm run bench -- service-disk
  await server.query(
    `SET search_path = ${schema};
     CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
     CREATE TRIGGER fill AFTER INSERT ON outbox EXECUTE FUNCTION fill()`,
  );
  await expectRefusal(service, log, /PostgreSQL has no disk space left/);
  expect(await rows("package_orders")).toBe(0);
  await server.query(`DROP TRIGGER fill ON ${schema}.outbox`);
  await recovers(service);
});

test("a connection that is cut in the middle of a transaction loses and doubles nothing", async () => {
  const { server, service, schema, rows } = await onSchema({ patienceMs: 10_000 });
  const blocker = new Client({ connectionString: server.url() });
  await blocker.connect();
  await blocker.query(`BEGIN; LOCK TABLE ${schema}.outbox IN ACCESS EXCLUSIVE MODE`);
  const answer = send(service);
  const waiting =
    "FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%asked AS%'";
  await until(async () => (await server.query(`SELECT 1 ${waiting}`)).length > 0);
  await server.query(`SELECT pg_terminate_backend(pid) ${waiting}`);
  await blocker.query("ROLLBACK");
  await blocker.end();
  expect((await answer).status).toBe(201);
  expect(await rows("package_orders")).toBe(1);
  expect(await rows("outbox")).toBe(1);
});

test("a commit whose answer is lost on the way is tried again, and is one order", async () => {
  const { url, line, server, rows } = await onLine();
  const service = await running({ DATABASE_URL: url }, { patienceMs: 5000 });
  line.loseAnswerTo("Could you also move");
  const answer = await send(service);
  expect(answer.status).toBe(201);
  expect(await rows("package_orders")).toBe(1);
  expect(await rows("outbox")).toBe(1);
  expect(server.log()).not.toContain("duplicate key");
});

test("a network that is cut and mended", async () => {
  const { url, line } = await onLine();
  const log = logList();
  const service = await running({ DATABASE_URL: url }, { log, patienceMs });
  line.cut();
  await expectRefusal(service, log, /PostgreSQL cut the connection/);
  line.mend();
  await recovers(service);
});

test("a database that turns out to be unfit only when the server comes back", async () => {
  const { server, url, line } = await onLine();
  const direct = url.replace(String(line.port), String(server.port));
  await (await openPostgresStore(direct)).close();
  const setVersion = (n: number) =>
    server.query(`UPDATE ${schemaOf(url)}.schema_version SET version = ${n}`);
  await setVersion(migrations.length + 1);
  line.cut();
  const log = logList();
  const service = await running({ DATABASE_URL: url }, { log, patienceMs });
  line.mend();
  await expectRefusal(service, log, /written by a newer form-service/);
  await setVersion(migrations.length);
  await recovers(service);
});

test("a server whose transactions are stricter than ours need", async () => {
  const server = await postgres();
  await server.query("CREATE ROLE strict LOGIN SUPERUSER PASSWORD 'strict'");
  await server.query("ALTER ROLE strict SET default_transaction_isolation = 'serializable'");
  const url = new URL(await server.newSchema());
  [url.username, url.password] = ["strict", "strict"];
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(url.href)));
  const proofs = Array.from({ length: 10 }, () => stores.map(store => store.proveWritable(1)));
  expect((await Promise.allSettled(proofs.flat())).map(({ status }) => status)).toEqual(
    Array(30).fill("fulfilled"),
  );
  await Promise.all(stores.map(store => store.close()));
});

test("a lock that somebody else holds", async () => {
  const { server, service, log, schema } = await onSchema();
  const blocker = new Client({ connectionString: server.url() });
  await blocker.connect();
  await blocker.query(`BEGIN; LOCK TABLE ${schema}.package_orders IN ACCESS EXCLUSIVE MODE`);
  await expectRefusal(service, log, /PostgreSQL kept us waiting for a lock/);
  expect(await ready(service)).toBe(503);
  await blocker.query("ROLLBACK");
  await blocker.end();
  await recovers(service);
  expect(await ready(service)).toBe(200);
});

test("a table that the service may no longer write to", async () => {
  const server = await postgres();
  const url = new URL(await server.newSchema());
  const schema = schemaOf(url.href);
  await server.query(`CREATE ROLE clerk LOGIN PASSWORD 'takes orders';
    GRANT ALL ON SCHEMA ${schema} TO clerk`);
  [url.username, url.password] = ["clerk", "takes orders"];
  const log = logList();
  const service = await running({ DATABASE_URL: url.href }, { log, patienceMs });
  expect((await send(service)).status).toBe(201);
  await server.query(`ALTER TABLE ${schema}.outbox OWNER TO owner`);
  await expectRefusal(service, log, /does not allow this user to do that: .*for table outbox/);
  expect(await ready(service)).toBe(503);
  await server.query(`ALTER TABLE ${schema}.outbox OWNER TO clerk`);
  await recovers(service);
  expect(await ready(service)).toBe(200);
});

test("a database that would lose orders in a power cut, or that a newer service wrote, is refused", async () => {
  const server = await postgres();
  const url = await server.newSchema();
  const schema = schemaOf(url);
  await (await openPostgresStore(url)).close();
  await server.query(`UPDATE ${schema}.schema_version SET version = ${migrations.length + 1}`);
  await expect(openPostgresStore(url)).rejects.toThrow(/written by a newer form-service/);
  await server.query("ALTER SYSTEM SET fsync = off");
  await server.query("SELECT pg_reload_conf()");
  await until(async () => (await server.query("SHOW fsync"))[0]?.fsync === "off");
  await expect(openPostgresStore(await server.newSchema())).rejects.toThrow(/fsync=off.*power cut/);
  await server.query("ALTER SYSTEM RESET fsync");
  await server.query("SELECT pg_reload_conf()");
});

test("a new database without a place for every sign is refused; of one that holds orders doctor tells", async () => {
  const server = await postgres();
  await server.query("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
  const url = server.url("latin");
  const words = /encoding is LATIN1: .*emoji.* createdb --encoding UTF8/;
  await expect(openPostgresStore(url)).rejects.toThrow(words);
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrate(client);
  await client.end();
  const store = await openPostgresStore(url);
  expect((await store.diagnose()).join("\n")).toMatch(words);
  await store.close();
});

test("instances that start together bring the tables to the newest version once", async () => {
  const server = await postgres();
  const url = await server.newSchema();
  const before = server.log().length;
  const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresStore(url)));
  expect(server.log().slice(before)).not.toMatch(/ERROR/);
  for (const store of stores) await store.proveWritable(Date.now());
  expect(await server.query(`SELECT version FROM ${schemaOf(url)}.schema_version`)).toEqual([
    { version: migrations.length },
  ]);
  await Promise.all(stores.map(store => store.close()));
});

const patienceMs = 300;

async function onSchema(options: { patienceMs?: number } = {}) {
  const server = await postgres();
  const url = await server.newSchema();
  const log = logList();
  const service = await running({ DATABASE_URL: url }, { log, patienceMs, ...options });
  return { server, service, log, schema: schemaOf(url), rows: counting(server, url) };
}

/** As above, with a line between service and server that can be cut. */
async function onLine() {
  const server = await postgres();
  const line = await openCutter(server.port);
  onTestFinished(line.close);
  const direct = await server.newSchema();
  const url = new URL(direct);
  url.port = String(line.port);
  return { server, line, url: url.href, rows: counting(server, direct) };
}

function counting(server: PrivatePostgres, url: string) {
  return async (table: string) => {
    const [row] = await server.query(
      `SELECT count(*)::integer AS n FROM ${schemaOf(url)}.${table}`,
    );
    return row?.n;
  };
}

function schemaOf(url: string): string {
  return /search_path=(\w+)/.exec(decodeURIComponent(url))?.[1] ?? "public";
}

function send(service: Running) {
  return post(service, "/package_orders", order);
}

async function ready(service: Running): Promise<number> {
  await new Promise(resolve => setTimeout(resolve, 1100));
  return (await fetch(`${service.address}/readyz?for=balancer`)).status;
}

async function expectRefusal(service: Running, { lines }: { lines: string[] }, words: RegExp) {
  const refused = await send(service);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.json.error.message).toContain("cannot take this at the moment");
  expect(refused.text).not.toMatch(/postgres|127\.0\.0\.1|at \w+ \(/i);
  const sentences = lines.filter(line => line.includes("a submission was not stored"));
  expect(sentences.join("\n")).toMatch(words);
  expect((await fetch(`${service.address}/livez`)).status).toBe(200);
}

async function recovers(service: Running): Promise<void> {
  await until(async () => (await send(service)).status === 201, 15_000);
}
