import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ListeningProcess } from "../../tests/listening-process.ts";
import { serviceProcess } from "../../tests/service/form-service.ts";
import {
  type PrivatePostgres,
  privatePostgres,
} from "../../tests/service/postgres/private-postgres.ts";
import { sampleOrder } from "./sample-order.ts";

/** `npm run bench -- service-disk`: the tables lie on a small disk that fills up and is made larger. Gives the exit code. */
export async function diskCommand(): Promise<number> {
  const server = await privatePostgres();
  const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
  const disk = join(folder, "disk");
  mkdirSync(disk);
  if (!resize("mount", disk)) {
    await server.remove();
    process.stderr.write("This needs Linux and root: it mounts a small tmpfs.\n");
    return 1;
  }
  try {
    const { uid, gid } = statSync(server.dataDir);
    for (const path of [folder, disk]) chownSync(path, uid, gid);
    await server.query(`CREATE TABLESPACE small LOCATION '${disk}'`);
    await server.query("CREATE DATABASE forms TABLESPACE small");
    const service = await serviceProcess({ FORMS_DATA: folder, DATABASE_URL: server.url("forms") });
    const found = await fill(service, server, () => resize("remount", disk));
    await service.stop();
    const sentence = /PostgreSQL has no disk space left/.exec(service.output())?.[0] ?? "nothing";
    process.stdout.write(
      [
        `${found.acknowledged} orders acknowledged until the disk was full, then ${found.refused} × 503 with Retry-After`,
        `the log said: ${sentence}`,
        `${found.recoveryMs} ms after the disk was made larger an order was taken again, without a restart`,
        `${found.stored} stored with their mail, ${found.lost} acknowledged and lost`,
        "",
      ].join("\n"),
    );
    return found.lost || !found.refused ? 1 : 0;
  } finally {
    await server.remove();
    spawnSync("umount", [disk]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function resize(how: "mount" | "remount", disk: string): boolean {
  const args =
    how === "mount"
      ? ["-t", "tmpfs", "-o", "size=16m", "tmpfs", disk]
      : ["-o", "remount,size=64m", disk];
  return spawnSync("mount", args).status === 0;
}

async function fill(service: ListeningProcess, server: PrivatePostgres, enlarge: () => boolean) {
  const ids: string[] = [];
  let refused = 0;
  while (refused < 20 && ids.length < 20_000) {
    const answer = await send(service, ids.length + refused);
    if (answer.id) ids.push(answer.id);
    else if (answer.status === 503 && answer.retryAfter) refused++;
    else throw new Error(`an answer was ${answer.status}`);
  }
  enlarge();
  const startedMs = performance.now();
  for (;;) {
    const answer = await send(service, -1);
    if (answer.id) {
      ids.push(answer.id);
      break;
    }
    await pause(50);
  }
  const recoveryMs = Math.round(performance.now() - startedMs);
  const rows = await server.query(
    "SELECT id FROM package_orders JOIN outbox ON order_id = id WHERE kind = 'owner'",
    "forms",
  );
  const stored = new Set(rows.map(({ id }) => id));
  const lost = ids.filter(id => !stored.has(id)).length;
  return { acknowledged: ids.length - 1, refused, recoveryMs, stored: stored.size, lost };
}

async function send({ address }: ListeningProcess, n: number) {
  const response = await fetch(`${address}/package_orders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: sampleOrder
      .replace("#", String(n))
      .replace("new site?", `new site? ${randomBytes(2000).toString("hex")}`),
  });
  const body = await response.json();
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, retryAfter, id: response.ok ? String(body.data.id) : "" };
}
