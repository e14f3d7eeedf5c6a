import type { ClientBase } from "pg";
import type { Limits } from "../store.ts";

/** Counts for all instances. One statement for all clients of a moment, in one order: so no two wait for each other. */
export async function takeLimits(
  client: ClientBase,
  ...[wishes, windows]: Parameters<Limits>
): ReturnType<Limits> {
  const clients = [...wishes.keys()].sort();
  const { rows } = await client.query<{ who: string; granted: number; wait_ms: number | null }>({
    name: "limits",
    text: `SELECT who, granted, wait_ms
           FROM (SELECT * FROM unnest($1::text[], $2::integer[]) AS w (who, wanted) ORDER BY who)
             AS wishes, LATERAL take_limits(who, wanted, $3, $4)`,
    values: [
      clients,
      clients.map(one => wishes.get(one)),
      windows.map(({ max }) => max),
      windows.map(({ windowMs }) => windowMs),
    ],
  });
  return new Map(rows.map(({ who, granted, wait_ms }) => [who, { granted, waitMs: wait_ms ?? 0 }]));
}
