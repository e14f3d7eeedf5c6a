import { counted } from "../../counted.ts";
import type { Connection } from "./connection.ts";
import { encodingProblem } from "./encoding.ts";
import { migrations, versionOf } from "./migrations.ts";
import { inForce } from "./prepare.ts";

type Facts = {
  bytes: number;
  now_ms: number;
  max_connections: string;
  connections: number;
  is_replica: boolean;
  standby_names: string;
  replicas: number;
  replicas_hidden: number;
  role: string;
};

/** What PostgreSQL says is in force, read back rather than believed. */
export async function diagnose(connection: Connection): Promise<string[]> {
  return connection.run(async client => {
    const { server_version, fsync, full_page_writes, synchronous_commit } = await inForce(client);
    const version = await versionOf(client);
    const encoding = await encodingProblem(client);
    const { rows } = await client.query<Facts>(
      `SELECT pg_database_size(current_database()) AS bytes,
         (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now_ms,
         current_setting('max_connections') AS max_connections,
         (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections,
         pg_is_in_recovery() AS is_replica,
         current_setting('synchronous_standby_names') AS standby_names, current_user AS role,
         count(*) FILTER (WHERE sync_state IN ('sync', 'quorum')) AS replicas,
         count(*) FILTER (WHERE sync_state IS NULL) AS replicas_hidden
       FROM pg_stat_replication`,
    );
    const [facts] = rows;
    if (!facts) throw new Error("PostgreSQL told nothing about itself");
    return [
      `PostgreSQL ${server_version} at ${connection.where} is at version ${version} of ${migrations.length} and ${Math.ceil(facts.bytes / 1024)} kB large${facts.is_replica ? "; it is a REPLICA and takes no writes" : ""}.`,
      `In force: fsync=${fsync}, full_page_writes=${full_page_writes}, synchronous_commit=${synchronous_commit}; ${replicaWords(facts)}.`,
      `${facts.connections} of ${facts.max_connections} connections are in use for this database.`,
      clockSentence(Math.round(Math.abs(Date.now() - facts.now_ms) / 1000)),
      ...(encoding ? [`${encoding}, and bring everything over with pg_dump and psql.`] : []),
    ];
  });
}

/** Which replica is in which state is shown to the superuser, and to whom it lets see that. */
function replicaWords({ standby_names, replicas, replicas_hidden, role }: Facts): string {
  if (!standby_names || !replicas_hidden) return counted(replicas, "synchronous replica");
  return `synchronous_standby_names=${standby_names}, ${counted(replicas_hidden, "replica")} connected; to see here which are synchronous: GRANT pg_read_all_stats TO ${role}`;
}

/** When a mail is due, each instance tells by its own. */
function clockSentence(seconds: number): string {
  return seconds > 5
    ? `The clocks of this machine and of PostgreSQL differ by ${seconds} seconds: set them right (NTP), or mails are dated wrong and go out early or late.`
    : "The clocks of this machine and of PostgreSQL agree.";
}
