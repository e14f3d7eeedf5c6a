import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";

export type Metrics = {
  readonly count: (name: CounterName, labels?: Labels) => void;
  readonly observe: (ms: number) => void;
  /** Prometheus text, with figures that are only known at the moment of asking. */
  readonly text: (gauges: readonly Gauge[]) => string;
  readonly close: () => void;
};

type Labels = Readonly<Record<string, string | number>>;
export type Gauge = { readonly name: string; readonly help: string; readonly value: number };

const counters = {
  forms_requests_total: "Requests answered, by route and status.",
  forms_submissions_total: "Orders and enquiries taken, by kind and outcome.",
  forms_mails_total: "Mails, by what became of an attempt.",
  forms_not_found_total: "Beacons of the not-found page.",
} as const;

type CounterName = keyof typeof counters;

const bucketsMs = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 5000];

export function openMetrics(): Metrics {
  const series = new Map<string, number>();
  const buckets = bucketsMs.map(() => 0);
  const time = { count: 0, sumMs: 0 };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    count(name, labels = {}) {
      const key = `${name}${labelText(labels)}`;
      series.set(key, (series.get(key) ?? 0) + 1);
    },
    observe(ms) {
      time.count++;
      time.sumMs += ms;
      const index = bucketsMs.findIndex(limit => ms <= limit);
      if (index >= 0) buckets[index] = (buckets[index] ?? 0) + 1;
    },
    text: gauges =>
      [
        ...counterLines(series),
        ...histogramLines(buckets, time),
        ...[...gauges, eventLoopGauge(delay), memoryGauge()].flatMap(gaugeLines),
        "",
      ].join("\n"),
    close: () => delay.disable(),
  };
}

function labelText(labels: Labels): string {
  let text = "";
  for (const key of Object.keys(labels)) text += `${text ? "," : "{"}${key}="${labels[key]}"`;
  return text && `${text}}`;
}

function counterLines(series: ReadonlyMap<string, number>): string[] {
  return Object.entries(counters).flatMap(([name, help]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} counter`,
    ...[...series].filter(([key]) => key.split("{")[0] === name).map(([key, n]) => `${key} ${n}`),
  ]);
}

function histogramLines(buckets: readonly number[], time: { count: number; sumMs: number }) {
  const name = "forms_request_duration_seconds";
  let below = 0;
  const lines = bucketsMs.map((limit, index) => {
    below += buckets[index] ?? 0;
    return `${name}_bucket{le="${limit / 1000}"} ${below}`;
  });
  return [
    `# HELP ${name} How long a submission took to answer.`,
    `# TYPE ${name} histogram`,
    ...lines,
    `${name}_bucket{le="+Inf"} ${time.count}`,
    `${name}_sum ${time.sumMs / 1000}`,
    `${name}_count ${time.count}`,
  ];
}

function gaugeLines({ name, help, value }: Gauge): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
}

/** Since it was last asked: after weeks nothing of today would change what was told of all time. */
function eventLoopGauge(delay: IntervalHistogram): Gauge {
  const help = "How late the event loop ran since this was last asked, 99th percentile.";
  const value = delay.percentile(99) / 1e9;
  delay.reset();
  return { name: "forms_event_loop_delay_seconds", help, value };
}

function memoryGauge(): Gauge {
  const help = "Resident memory.";
  return { name: "process_resident_memory_bytes", help, value: process.memoryUsage.rss() };
}
