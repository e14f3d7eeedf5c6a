import { Client } from "pg";
import { expect, test } from "vitest";
import { doctor } from "../../../form-service/operator/doctor.ts";
import { openConnection, serviceBounds } from "../../../form-service/store/postgres/connection.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { configOf, running, until } from "../parts.ts";
import {
  asUser,
  expectRefusal,
  impatient,
  onLine,
  onSchema,
  recovers,
  send,
  untilBalancerHears,
} from "./faulty-postgres.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";

// What goes wrong on the other side while the service runs: 503 with Retry-After and a plain line in the log, and all
// is well again without a restart of the service.
removePostgresAfterwards();

test("a server that is stopped and started again", async () => {
  const { server, service, log, rows } = await onSchema();
  expect((await send(service)).status).toBe(201);
  await server.stop("fast");
  await expectRefusal(service, log, /PostgreSQL is not running: nothing listens there/);
  await untilBalancerHears(service, 503);
  await server.start();
  await recovers(service);
  expect(await rows("package_orders")).toBe(2);
  await untilBalancerHears(service, 200);
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
  const { service, log } = await impatient(url);
  await expectRefusal(service, log, /PostgreSQL is not running/);
  await server.start();
  await recovers(service);
});

test("a pool whose connections are all at work", async () => {
  const server = await postgres();
  // As long as a busy machine may take to connect at all.
  const bounds = { ...serviceBounds, connectionsMax: 1, connectMs: 3000 };
  const connection = openConnection(await server.newSchema(), bounds);
  await connection.run(async () => {
    const waiting = connection.run(client => client.query("SELECT 1"));
    await expect(waiting).rejects.toThrow(/^PostgreSQL keeps all of our connections to it waiting/);
  });
  await connection.run(client => client.query("SELECT 1"));
  await connection.close();
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

test("a server that has become a read-only replica", async () => {
  const server = await postgres();
  await server.query("CREATE ROLE reader LOGIN SUPERUSER PASSWORD 'reads'");
  const url = asUser(await server.newSchema(), "reader", "reads");
  const { service, log } = await impatient(url);
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
  const { server, service, log, schema, rows, url } = await onSchema();
  // What PostgreSQL says when a table cannot grow. The real thing: npm run bench -- service-disk
  await server.query(
    `SET search_path = ${schema};
     CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
     CREATE TRIGGER fill AFTER INSERT ON outbox EXECUTE FUNCTION fill()`,
  );
  await expectRefusal(service, log, /PostgreSQL has no disk space left/);
  expect(await rows("package_orders")).toBe(0);
  // A monitor must hear of it though the few bytes of its look still fit; nobody has to send an order to end that.
  await untilBalancerHears(service, 503);
  expect(await firstTrouble(url)).toMatch(/No order can be stored: PostgreSQL has no disk space/);
  await server.query(`DROP TRIGGER fill ON ${schema}.outbox`);
  await untilBalancerHears(service, 200);
  expect(await firstTrouble(url)).not.toContain("No order can be stored");
  expect(await rows("package_orders")).toBe(0);
  await recovers(service);
});

/** What doctor says of the first thing that somebody has to look at. */
async function firstTrouble(url: string): Promise<string> {
  const env = { DATABASE_URL: url, FORMS_DATA: temporaryFolder() };
  for await (const { ok, sentence } of doctor(configOf(env))) if (!ok) return sentence;
  return "";
}

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
  const { service, log } = await impatient(url);
  line.cut();
  await expectRefusal(service, log, /PostgreSQL cut the connection/);
  line.mend();
  await recovers(service);
});

test("a lock that somebody else holds", async () => {
  const { server, service, log, schema } = await onSchema();
  const blocker = new Client({ connectionString: server.url() });
  await blocker.connect();
  await blocker.query(`BEGIN; LOCK TABLE ${schema}.package_orders IN ACCESS EXCLUSIVE MODE`);
  await expectRefusal(service, log, /PostgreSQL kept us waiting for a lock/);
  await untilBalancerHears(service, 503);
  await blocker.query("ROLLBACK");
  await blocker.end();
  await recovers(service);
  await untilBalancerHears(service, 200);
});
