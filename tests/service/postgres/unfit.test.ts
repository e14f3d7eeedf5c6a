import { once } from "node:events";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { unavailable } from "../../../form-service/store/postgres/faults.ts";
import { migrate, migrations } from "../../../form-service/store/postgres/migrations.ts";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { anEnquiry, anOrder, settleNext } from "../entries.ts";
import { command } from "../form-service.ts";
import { until } from "../parts.ts";
import {
  asUser,
  expectRefusal,
  impatient,
  onLine,
  recovers,
  send,
  untilBalancerHears,
} from "./faulty-postgres.ts";
import { openLender } from "./lender.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";
import { schemaOf } from "./private-postgres.ts";

// A server that lets nobody in, or a database that is not as the service needs it: said in plain words, and all is well
// as soon as somebody has put it right.
removePostgresAfterwards();

test("a wrong password", async () => {
  const server = await postgres();
  await server.query("CREATE ROLE visitor LOGIN SUPERUSER PASSWORD 'the right one'");
  const url = asUser(await server.newSchema(), "visitor", "the wrong one");
  const { service, log } = await impatient(url);
  await expectRefusal(service, log, /refuses the user name or the password in its address/);
  expect(log.lines.join()).not.toContain("the wrong one");
  await server.query("ALTER ROLE visitor PASSWORD 'the wrong one'");
  await recovers(service);
});

test("a password that is missing", async () => {
  const { server, line, url: direct } = await onLine();
  await server.query("CREATE ROLE guest LOGIN SUPERUSER PASSWORD 'wanted'");
  const url = asUser(direct, "guest", "");
  const { service, log } = await impatient(url);
  await expectRefusal(service, log, /PostgreSQL wants a password, and its address has none/);
  // Not left open until the server's own patience of a minute is over.
  await until(() => line.open() === 0);
});

test.each([
  ["barred", "NOLOGIN", "LOGIN", /does not let this user in .*: .*not permitted to log in/],
  ["counted", "CONNECTION LIMIT 0", "CONNECTION LIMIT -1", /no connection left .*: .* for role/],
])("a %s role (%s) is told in the server's own words", async (role, limit, mended, words) => {
  const server = await postgres();
  const url = asUser(await server.newSchema(), role, "calls");
  await server.query(`CREATE ROLE ${role} LOGIN PASSWORD 'calls';
    GRANT ALL ON SCHEMA ${schemaOf(url)} TO ${role};
    ALTER ROLE ${role} ${limit}`);
  const { service, log } = await impatient(url);
  await expectRefusal(service, log, words);
  await server.query(`ALTER ROLE ${role} ${mended}`);
  await recovers(service);
});

test.each([1, 2, 3])(
  "a pooler that lends each transaction one of %d connections is refused at the start",
  async connections => {
    const server = await postgres();
    const url = new URL(await server.newSchema());
    const lender = await openLender(url.href, { connections });
    onTestFinished(lender.close);
    url.port = String(lender.port);
    await expect(openPostgresStore(url.href)).rejects.toThrow(
      /^PostgreSQL is behind a pooler .* Set pool_mode = session/,
    );
  },
);

test("a certificate of our own authority that is not where the address says", async () => {
  const server = await postgres();
  const url = `${server.url()}?sslmode=verify-full&sslrootcert=/no/such/authority.crt`;
  const { service, log } = await impatient(url);
  await expectRefusal(service, log, /PostgreSQL reports: ENOENT.*\/no\/such\/authority\.crt/);
  await untilBalancerHears(service, 503);
});

test("what a hoster writes of TLS is read as the driver reads it, which says no more about it", async () => {
  const server = await postgres();
  const said = async (mode: string) => {
    const url = `${server.url()}?sslmode=${mode}`;
    return (await command(["list"], { DATABASE_URL: url })).stderr;
  };
  const strict = await said("verify-full");
  expect(strict).toMatch(/^PostgreSQL .*SSL.*\n$/);
  expect(await said("require")).toBe(strict);
});

test("a certificate that is not trusted", () => {
  const code = "DEPTH_ZERO_SELF_SIGNED_CERT";
  const fault = Object.assign(new Error("self-signed certificate"), { code });
  expect(unavailable(fault, "db:5432").message).toMatch(
    /^PostgreSQL shows a certificate that is not trusted: self-signed certificate; .*sslrootcert=/,
  );
});

test.each([
  ["CERT_HAS_EXPIRED", "certificate has expired", "renew it"],
  ["CERT_NOT_YET_VALID", "certificate is not yet valid", "the clock of this machine may be behind"],
])("a certificate out of its time, %s, is told with what to do", (code, said, advice) => {
  const fault = Object.assign(new Error(said), { code });
  expect(unavailable(fault, "db:5432").message).toBe(
    `PostgreSQL shows a certificate that is not trusted: ${said}; ${advice} (db:5432)`,
  );
});

test("a host that nobody knows", async () => {
  const url = "postgres://owner@no-such-host.invalid/forms";
  const { service, log } = await impatient(url);
  await expectRefusal(
    service,
    log,
    /PostgreSQL cannot be found.*no-such-host\.invalid:5432\/forms/,
  );
});

test("a database in which another program has a table of the same name", async () => {
  const server = await postgres();
  const url = await server.newSchema();
  await server.query(`CREATE TABLE ${schemaOf(url)}.package_orders (id uuid)`);
  const { service, log } = await impatient(url);
  await expectRefusal(
    service,
    log,
    /another program's tables: name a database of its own .*package_orders/,
  );
});

test("a database that turns out to be unfit only when the server comes back", async () => {
  const { server, url, line } = await onLine();
  const direct = url.replace(String(line.port), String(server.port));
  await (await openPostgresStore(direct)).close();
  const setVersion = (n: number) =>
    server.query(`UPDATE ${schemaOf(url)}.schema_version SET version = ${n}`);
  await setVersion(migrations.length + 1);
  line.cut();
  const { service, log } = await impatient(url);
  line.mend();
  await expectRefusal(service, log, /written by a newer form-service/);
  await setVersion(migrations.length);
  await recovers(service);
});

test("a server whose transactions are stricter than ours need", async () => {
  const server = await postgres();
  await server.query("CREATE ROLE strict LOGIN SUPERUSER PASSWORD 'strict'");
  await server.query("ALTER ROLE strict SET default_transaction_isolation = 'serializable'");
  const url = asUser(await server.newSchema(), "strict", "strict");
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(url)));
  const proofs = stores.map(async store => {
    for (let n = 0; n < 10; n++) await store.proveWritable(1);
  });
  await Promise.all(proofs);
  await Promise.all(stores.map(store => store.close()));
});

test("a server that ends idle connections does not end ours, on which an order may just be sent", async () => {
  const server = await postgres();
  await server.query("CREATE ROLE idler LOGIN SUPERUSER PASSWORD 'idler'");
  await server.query("ALTER ROLE idler SET idle_session_timeout = '1s'");
  const url = asUser(await server.newSchema(), "idler", "idler");
  const store = await openPostgresStore(url);
  await store.accept(anOrder({}));
  // Idle for less long than ours by then.
  const other = new Client({ connectionString: url });
  other.on("error", () => undefined);
  await other.connect();
  await once(other, "error");
  expect(server.log().match(/due to idle-session timeout/g)).toHaveLength(1);
  await store.close();
});

test("a server that writes dates in the way of its country", async () => {
  const server = await postgres();
  await server.query("CREATE ROLE berlin LOGIN SUPERUSER PASSWORD 'berlin'");
  await server.query("ALTER ROLE berlin SET datestyle = 'German'");
  const store = await openPostgresStore(asUser(await server.newSchema(), "berlin", "berlin"));
  const { submission, ...entry } = anOrder({});
  await store.accept({ submission, ...entry });
  expect((await store.records.find(submission.id))?.submission).toEqual(submission);
  await store.close();
});

test("a server whose commits do not wait for the disk does so for ours, and one that waits for more is left to it", async () => {
  const server = await postgres();
  await server.query("CREATE ROLE hasty LOGIN SUPERUSER PASSWORD 'hasty'");
  const url = asUser(await server.newSchema(), "hasty", "hasty");
  const inForce: (string | undefined)[] = [];
  for (const setting of ["off", "local", "remote_apply"]) {
    await server.query(`ALTER ROLE hasty SET synchronous_commit = ${setting}`);
    const store = await openPostgresStore(url);
    inForce.push(/synchronous_commit=(\w+)/.exec((await store.diagnose()).join())?.[1]);
    await store.close();
  }
  expect(inForce).toEqual(["on", "local", "remote_apply"]);
});

test("a database that is empty all of a sudden, as when it was made anew, gets its tables and takes orders", async () => {
  const server = await postgres();
  const url = await server.newSchema();
  const { service } = await impatient(url);
  expect((await send(service)).status).toBe(201);
  const schema = schemaOf(url);
  await server.query(`DROP SCHEMA ${schema} CASCADE; CREATE SCHEMA ${schema}`);
  await recovers(service);
});

test("a table that the service may no longer write to", async () => {
  const server = await postgres();
  const url = asUser(await server.newSchema(), "clerk", "takes orders");
  const schema = schemaOf(url);
  await server.query(`CREATE ROLE clerk LOGIN PASSWORD 'takes orders';
    GRANT ALL ON SCHEMA ${schema} TO clerk`);
  const { service, log } = await impatient(url);
  expect((await send(service)).status).toBe(201);
  await server.query(`ALTER TABLE ${schema}.outbox OWNER TO owner`);
  await expectRefusal(service, log, /does not allow this user to do that: .*for table outbox/);
  await untilBalancerHears(service, 503);
  await server.query(`ALTER TABLE ${schema}.outbox OWNER TO clerk`);
  await recovers(service);
  await untilBalancerHears(service, 200);
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

test("a new database without a place for every sign is refused; one that holds orders is told of by doctor, and can be erased from", async () => {
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
  await store.accept(
    anEnquiry({ nowMs: Date.now(), message: "Ask zo\u00AD\u00EB\u00AD@example.com" }),
  );
  const { redactedIds } = await store.records.erase("zo\u00EB@example.com");
  expect(redactedIds).toHaveLength(1);
  await store.close();
});

test("a column that the owner adds for notes of his own keeps its value for new rows, and stops neither orders nor mails", async () => {
  const server = await postgres();
  const url = await server.newSchema();
  const store = await openPostgresStore(url);
  const nowMs = Date.now();
  const sent = { state: "sent", answer: "250", atMs: nowMs } as const;
  const held = anEnquiry({ nowMs, held: true });
  for (const entry of [anEnquiry({ nowMs }), held]) await store.accept(entry);
  await settleNext(store, sent, nowMs);
  for (const table of ["package_orders", "enquiries", "outbox"])
    await server.query(
      `ALTER TABLE ${schemaOf(url)}.${table} ADD COLUMN done boolean NOT NULL DEFAULT false`,
    );
  const enquiry = anEnquiry({ nowMs });
  for (const entry of [enquiry, anOrder({ nowMs })]) await store.accept(entry);
  await store.records.release(
    held.submission.id,
    enquiry.mails.map(mail => ({ ...mail, id: "of the held" })),
  );
  for (let mails = 0; mails < 3; mails++) await settleNext(store, sent, nowMs + 60_000);
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
