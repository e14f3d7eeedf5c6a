import { millisecondsText, ratioText } from "../figures.ts";
import { type Chapter, report } from "../report.ts";
import type { Table } from "../table.ts";
import { type InstancesPlan, measureInstances, type WayFigures } from "./measure-instances.ts";

const plan: InstancesPlan = { rounds: 3, seconds: 5, connections: 64 };

/** `npm run bench -- service-postgres` */
export async function instancesCommand(): Promise<void> {
  report("service-postgres", chapter(await measureInstances(plan)));
}

function chapter(figures: readonly WayFigures[]): Chapter {
  return {
    title: "Form service: several instances on PostgreSQL",
    about: [
      `${plan.connections} connections in all send orders with an Idempotency-Key, one load process for each instance, ${plan.seconds} s a round, median of ${plan.rounds} rounds in turns.`,
      "Every answer is on disk: SQLite with synchronous=FULL, PostgreSQL with fsync and synchronous_commit on; logs at info, mails as files.",
    ],
    tables: [{ caption: "Durable orders a second", table: rates(figures) }],
    notes: notes(figures),
  };
}

function rates(figures: readonly WayFigures[]): Table {
  const sqlite = figures[0]?.perSecond ?? Number.NaN;
  return {
    head: ["", "per second", "against SQLite", "p50", "p99"],
    rows: figures.map(({ store, instances, perSecond, p50Ms, p99Ms }) => [
      `${store}, ${instances} instance${instances === 1 ? "" : "s"}`,
      Math.round(perSecond).toString(),
      ratioText(perSecond, sqlite),
      millisecondsText(p50Ms),
      millisecondsText(p99Ms),
    ]),
  };
}

function notes(figures: readonly WayFigures[]): string[] {
  const refused = figures.reduce((sum, one) => sum + one.refused, 0);
  return [
    `${refused} answers were other than 201.`,
    "Load, instances and PostgreSQL share this machine's processors, so more instances cannot be faster here: the table shows what each way costs. Several instances are for machines of their own, and for going on when one is lost.",
  ];
}
