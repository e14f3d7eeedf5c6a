import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { openCutter } from "./cutter.ts";
import { asUser, expectRefusal, impatient, recovers, send } from "./faulty-postgres.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";
import { type PrivatePostgres, schemaOf } from "./private-postgres.ts";

removePostgresAfterwards();

test("a password that is changed on the server and in its file stops no order for longer than that takes", async () => {
  const server = await postgres();
  const { url, write } = await withFile(server, "mover");
  const { service, log } = await impatient(url);
  expect((await send(service)).status).toBe(201);

  await server.query("ALTER ROLE mover PASSWORD 'the second'");
  await cutAll(server, "mover");
  await expectRefusal(
    service,
    log,
    /refuses the user name or the password in its .* password file/,
  );
  write("the second");
  await recovers(service);
});

test.each(["passfile", "password"])(
  "orders go on over the connections that are open when the password is changed: by its %s",
  async by => {
    const server = await postgres();
    const { url } = await withFile(server, `stayer_${by}`);
    const address = new URL(url);
    if (by === "password") {
      address.searchParams.delete("passfile");
      address.password = "the first";
    }
    const { service } = await impatient(address.href, { patienceMs: 10_000 });
    expect((await send(service)).status).toBe(201);
    await server.query(`ALTER ROLE stayer_${by} PASSWORD 'the second'`);
    await cutAllButOne(server, `stayer_${by}`);
    // While that is busy, an order that comes asks for another one.
    const busy = server.query(
      `BEGIN; LOCK TABLE ${schemaOf(url)}.package_orders IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(1); COMMIT`,
    );
    const answers = Array.from({ length: 20 }, async (_, number) => {
      await pause(number * 40);
      return (await send(service)).status;
    });
    expect(await Promise.all(answers)).toEqual(Array(20).fill(201));
    await busy;
  },
);

test("a password in the address that is wrong for good keeps no order waiting before it is refused", async () => {
  const server = await postgres();
  await server.query("CREATE ROLE mistyped LOGIN SUPERUSER PASSWORD 'the first'");
  const url = asUser(await server.newSchema(), "mistyped", "another");
  const patienceMs = 20_000;
  const { service, log } = await impatient(url, { patienceMs });
  const beganMs = performance.now();
  await expectRefusal(service, log, /refuses the user name or the password in its address/);
  expect(performance.now() - beganMs).toBeLessThan(patienceMs / 2);

  await server.query("ALTER ROLE mistyped PASSWORD 'another'");
  await recovers(service);
});

test("nor does one that was changed on the server, where a connection was cut as it began before that", async () => {
  const server = await postgres();
  const line = await openCutter(server.port);
  onTestFinished(line.close);
  await server.query("CREATE ROLE outdated LOGIN SUPERUSER PASSWORD 'the first'");
  const url = new URL(asUser(await server.newSchema(), "outdated", "the first"));
  url.port = String(line.port);
  line.loseAnswerTo("synchronous_commit");
  const patienceMs = 20_000;
  const { service, log } = await impatient(url.href, { patienceMs });
  await recovers(service);
  await server.query("ALTER ROLE outdated PASSWORD 'the second'");
  await cutAll(server, "outdated");
  const beganMs = performance.now();
  await expectRefusal(service, log, /refuses the user name or the password in its address/);
  expect(performance.now() - beganMs).toBeLessThan(patienceMs / 2);
});

test("a password file that lacks our line is told by its name, and read again", async () => {
  const server = await postgres();
  const { url, write, file } = await withFile(server, "lacking");
  writeFileSync(file, "another.host:5432:forms:lacking:the first\n");
  const { service, log } = await impatient(url);
  await expectRefusal(
    service,
    log,
    /password file .*pass has no line for 127\.0\.0\.1:\d+:.*:lacking/,
  );
  expect(log.lines.join()).not.toContain("the first");
  write("the first");
  await recovers(service);
});

/** An address without a password, and the file that it names. */
async function withFile(server: PrivatePostgres, role: string) {
  await server.query(`CREATE ROLE ${role} LOGIN SUPERUSER PASSWORD 'the first'`);
  const file = join(temporaryFolder(), "pass");
  const write = (password: string) => writeFileSync(file, `*:*:*:${role}:${password}\n`);
  write("the first");
  const url = new URL(asUser(await server.newSchema(), role, ""));
  url.searchParams.set("passfile", file);
  return { url: url.href, file, write };
}

async function cutAllButOne(server: PrivatePostgres, role: string): Promise<void> {
  await server.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${role}'
       AND pid <> (SELECT min(pid) FROM pg_stat_activity WHERE usename = '${role}')`,
  );
}

async function cutAll(server: PrivatePostgres, role: string): Promise<void> {
  await server.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${role}'`,
  );
}
