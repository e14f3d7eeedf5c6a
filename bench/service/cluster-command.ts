import { clusterRun } from "../../tests/service/postgres/cluster.ts";

/** `npm run bench -- service-cluster`: promise 9 over many kills and thousands of jobs. Gives the exit code. */
export async function clusterCommand(lives: number): Promise<number> {
  const result = await clusterRun({
    instances: 4,
    lives,
    visitors: 4,
    pauseMs: 20,
    acknowledgedMax: 100,
    waitsForTime: true,
    drainSeconds: 900,
  });
  const { lost, statuses, ...counts } = result;
  const answers = Object.entries(statuses).map(([status, n]) => `${n} × ${status}`);
  process.stdout.write(
    [
      `4 instances, ${counts.kills} killed and ${counts.stops} stopped at random moments, 1 crash of PostgreSQL in the middle`,
      `answers: ${answers.join(", ")}`,
      `${counts.acknowledged} acknowledged, ${counts.acknowledged - lost.length} kept, ${lost.length} lost`,
      `${counts.stored} stored (some whose answer was cut), ${counts.mailsSent} notifications sent, ${counts.mailsMissing} missing`,
      `${counts.mailsRepeated} arrived again under the same Message-ID, ${counts.mailsUnknown} under an unknown one`,
      ...lost.slice(0, 20).map(one => `lost: ${one}`),
      "",
    ].join("\n"),
  );
  return lost.length || counts.mailsMissing || counts.mailsUnknown ? 1 : 0;
}
