import { median, megabytesText, millisecondsText } from "../figures.ts";
import { type Chapter, report } from "../report.ts";
import type { Table } from "../table.ts";
import type { LoadResult } from "./load.ts";
import { measureService, type ServiceFigures, type ServicePlan } from "./measure-service.ts";

/** Ten seconds after the first order the first mails go out, which belong to what is measured. */
const plan: ServicePlan = {
  rounds: 5,
  warmUpSeconds: 5,
  seconds: 10,
  connections: 64,
  orders: 1_000_000,
};

/** `npm run bench -- service` */
export async function serviceCommand(): Promise<void> {
  report("service", chapter(await measureService(plan)));
}

function chapter(figures: ServiceFigures): Chapter {
  return {
    title: "Form service: durable orders",
    about: [
      `${plan.connections} connections send orders with an Idempotency-Key from a process of their own on the same machine, ${plan.seconds} s a round after ${plan.warmUpSeconds} s that are not counted, median of ${plan.rounds} rounds in turns; each round of the service is compared with the limits measured just before it.`,
      "Every answer of the service is on disk with synchronous=FULL, with its mail in the outbox; logs at info, mails as files.",
    ],
    tables: [
      { caption: "Orders a second", table: rates(figures) },
      { caption: "Latency", table: latencies(figures) },
      { caption: "Resident memory of the service", table: memory(figures) },
    ],
    notes: notes(figures),
  };
}

function rates({ fastify, sqlite, full }: ServiceFigures): Table {
  const service = ratesOf(full);
  const row = (name: string, rates: readonly number[]) => [
    name,
    Math.round(median(rates)).toString(),
    sharesText(shares(service, rates)),
  ];
  return {
    head: ["", "per second", "service against it"],
    rows: [
      row("bare Fastify, same route and body, a constant answer", fastify),
      row("bare better-sqlite3, the order's row, 64 a commit", sqlite),
      row("form service: checked, priced, stored with mail and key", service),
    ],
  };
}

/** Round by round, whose parts met the same minute of the machine: from one to the next its speed differs by half. */
function shares(service: readonly number[], limit: readonly number[]): number[] {
  return service.map((rate, round) => rate / (limit[round] ?? Number.NaN));
}

/** '0.53× (0.49–0.56)': the median, and between which values it lies. */
function sharesText(ratios: readonly number[]): string {
  const text = (ratio: number) => ratio.toFixed(2);
  return `${text(median(ratios))}× (${text(Math.min(...ratios))}–${text(Math.max(...ratios))})`;
}

function ratesOf(rounds: readonly LoadResult[]): number[] {
  return rounds.map(({ perSecond }) => perSecond);
}

function latencies({ full, half }: ServiceFigures): Table {
  const row = (name: string) => (result: LoadResult) => [
    name,
    Math.round(result.perSecond).toString(),
    ...[result.p50Ms, result.p99Ms, result.maxMs].map(millisecondsText),
  ];
  return {
    head: ["each round", "per second", "p50", "p99", "slowest"],
    rows: [...full.map(row("as fast as it goes")), ...half.map(row("at half that rate"))],
  };
}

function memory({ memory: samples }: ServiceFigures): Table {
  const step = Math.max(1, Math.ceil(samples.length / 8));
  const shown = samples.filter((_, index) => index % step === 0 || index === samples.length - 1);
  return {
    head: ["orders taken", "resident"],
    rows: shown.map(({ orders, bytes }) => [String(orders), megabytesText(bytes)]),
  };
}

function notes({ fastify, full, half }: ServiceFigures): string[] {
  const ratio = median(shares(ratesOf(full), fastify));
  const aim = ratio >= 0.5 ? "reached" : "not reached";
  const p99Ms = median(half.map(round => round.p99Ms));
  const isQuick = p99Ms < 50 ? "reached" : "not reached";
  return [
    `Aim of 0.5 of bare Fastify: ${aim} (${ratio.toFixed(2)}). Aim of p99 below 50 ms at half load: ${isQuick} (${millisecondsText(p99Ms)}).`,
    "Load generator and server share the processors; a second machine for the load would raise all rates.",
  ];
}
