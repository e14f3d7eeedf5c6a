import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { parseDatabaseUrl, placeOf } from "../config/database-url.ts";
import { Failure } from "../failure.ts";
import { type CopiedTable, copyAll } from "../store/copy/copy.ts";
import { fromPostgres, intoPostgres } from "../store/copy/postgres-end.ts";
import { fromSqlite, intoSqlite } from "../store/copy/sqlite-end.ts";
import { databaseFile } from "../store/open-store.ts";

/** Copies the whole database to the other kind. The source stays as it is, and it can be run again. */
export async function migrateTo({ dataDir, databaseUrl }: Config, address: string) {
  if (/^postgres(ql)?:\/\//.test(address)) {
    const read = parseDatabaseUrl(address);
    if (!read.ok) throw new Failure("usage", `--to ${read.problem}.`);
    const file = databaseFile(dataDir);
    const copied = await fromSqlite(file, source =>
      intoPostgres(address, target => copyAll(source, target)),
    );
    return report(copied, {
      from: file,
      to: placeOf(address),
      next: "Stop the service if it runs, run this once more, then set DATABASE_URL and start it.",
    });
  }
  const file = /^sqlite:(.+)$/.exec(address)?.[1];
  if (!file) {
    const message = `--to is neither of the form postgres://user:password@host/database nor sqlite:data/forms.sqlite.`;
    throw new Failure("usage", message);
  }
  if (!databaseUrl) {
    throw new Failure("usage", "DATABASE_URL is not set: it names the PostgreSQL to copy from.");
  }
  const copied = await fromPostgres(databaseUrl, source =>
    intoSqlite(resolve(file), target => copyAll(source, target)),
  );
  return report(copied, {
    from: placeOf(databaseUrl),
    to: resolve(file),
    next: "Stop all instances if they run, run this once more, then take DATABASE_URL out and start one.",
  });
}

type Way = { readonly from: string; readonly to: string; readonly next: string };

function report(copied: readonly CopiedTable[], { from, to, next }: Way): string[] {
  return [`Copied ${from} to ${to} and read it back:`, ...copied.flatMap(tableLines), next];
}

function tableLines({
  table,
  count,
  goneOn,
  onlyThere,
  leftBehind,
  ...hashes
}: CopiedTable): string[] {
  const { sourceHash, targetHash } = hashes;
  const isSame = sourceHash === targetHash;
  const sha = (hash: string) => `sha256 ${hash.slice(0, 16)}`;
  return [
    `  ${table}: ${count} rows, ${isSame ? `${sha(sourceHash)} on both sides` : `${sha(sourceHash)} here, ${sha(targetHash)} there`}`,
    ...(goneOn ? [`    ${goneOn} of them have gone on there and stay as they are there`] : []),
    ...(onlyThere > 0
      ? [
          `    ${onlyThere} more are only there: new there, or erased or purged here, which do there too`,
        ]
      : []),
    ...(leftBehind.length ? [`    not copied, since added by hand: ${leftBehind.join(", ")}`] : []),
  ];
}
