import { kilobytesText, median, megabytesText, ratioText, secondsText } from "../figures.ts";
import type { Run } from "../measure.ts";
import type { Chapter } from "../report.ts";
import type { Table } from "../table.ts";
import type { BuildBench } from "./build-bench.ts";
import type { Contender } from "./contender.ts";
import type { PeerName } from "./peers.ts";
import { type Variant, variants } from "./variants.ts";

export type Measured = {
  size: number;
  contender: Contender;
  runs: Map<Variant, Run[]>;
  /** The median size of an article's page. */
  pageBytes: number;
};

export function chapter({
  measured,
  options,
  missing,
}: {
  measured: Measured[];
  options: BuildBench;
  missing: readonly PeerName[];
}): Chapter {
  const names = [...new Set(measured.map(({ contender }) => contender.name))];
  const versions = names.map(name => {
    const version = measured.find(({ contender }) => contender.name === name)?.contender.version;
    return `${name} ${version}`;
  });
  return {
    title: "Building",
    about: [
      `Compared: ${versions.join(", ")}. Each time is the median of ${options.rounds} (smallest–largest), the contenders taking turns; memory is the largest sum over all processes of a build.`,
    ],
    tables: [
      {
        caption: "Time and memory by number of articles added:",
        table: timeTable(measured, names),
      },
      {
        caption:
          "Processor time on all cores, and ours as a share of it; it says more than the clock where others work too:",
        table: cpuTable(measured, names),
      },
      { caption: "Ours as a share of the others' time:", table: ratioTable(measured, names) },
      { caption: "Work done, which must be equal:", table: workTable(measured, names) },
    ],
    notes: notesOn(measured, options, missing),
  };
}

function timeTable(measured: Measured[], names: string[]): Table {
  const rows = eachRow(measured, (size, variant) =>
    names.map(name => {
      const runs = runsOf(measured, { size, variant, name });
      return runs.length === 0 ? "–" : outcomeText(runs);
    }),
  );
  return { head: ["articles, build", ...names], rows };
}

function cpuTable(measured: Measured[], names: string[]): Table {
  const rows = eachRow(measured, (size, variant) => {
    const times = names.map(name => {
      const runs = runsOf(measured, { size, variant, name });
      return timeOf(runs) && median(runs.map(({ cpuMs }) => cpuMs));
    });
    return times.map(ms => (ms ? `${(ms / 1000).toFixed(2)} s (${ratioText(times[0], ms)})` : "–"));
  });
  return { head: ["articles, build", ...names], rows };
}

function ratioTable(measured: Measured[], names: string[]): Table {
  const peers = names.filter(name => name !== "ours");
  const rows = eachRow(measured, (size, variant) => {
    const time = (name: string) => timeOf(runsOf(measured, { size, variant, name }));
    return peers.map(name => ratioText(time("ours"), time(name)));
  });
  return { head: ["articles, build", ...peers.map(name => `ours / ${name}`)], rows };
}

function workTable(measured: Measured[], names: string[]): Table {
  const sizes = [...new Set(measured.map(({ size }) => size))];
  const at = (size: number, name: string) =>
    measured.find(entry => entry.size === size && entry.contender.name === name);
  const rows = sizes.map(size => {
    const own = at(size, "ours")?.pageBytes;
    const cells = names.map(name => {
      const bytes = at(size, name)?.pageBytes;
      return bytes ? `${kilobytesText(bytes)} (${ratioText(bytes, own)})` : "–";
    });
    return [`${size}: an article's page`, ...cells];
  });
  return { head: ["articles", ...names], rows };
}

function eachRow(
  measured: Measured[],
  cells: (size: number, variant: Variant) => string[],
): string[][] {
  const sizes = [...new Set(measured.map(({ size }) => size))];
  return sizes.flatMap(size =>
    variants.map(variant => [`${size}, ${labels[variant]}`, ...cells(size, variant)]),
  );
}

const labels: Record<Variant, string> = {
  cold: "cold",
  unchanged: "nothing changed",
  "one article": "one article edited",
  title: "one article's title edited",
  "new article": "one article new, the newest",
  template: "the frame's template edited",
};

function runsOf(
  measured: Measured[],
  { size, variant, name }: { size: number; variant: Variant; name: string },
): Run[] {
  const entry = measured.find(other => other.size === size && other.contender.name === name);
  return entry?.runs.get(variant) ?? [];
}

function timeOf(runs: Run[]): number | undefined {
  return runs.length === 0 || runs.some(({ failure }) => failure)
    ? undefined
    : median(runs.map(({ ms }) => ms));
}

function outcomeText(runs: Run[]): string {
  if (timeOf(runs) === undefined) return "failed";
  const peak = Math.max(...runs.map(({ peakBytes }) => peakBytes));
  return `${secondsText(runs.map(({ ms }) => ms))}${peak > 0 ? `, ${megabytesText(peak)}` : ""}`;
}

function notesOn(
  measured: Measured[],
  { astroMax, peers }: BuildBench,
  missing: readonly PeerName[],
): string[] {
  const rivals = measured.filter(({ contender: { name } }) => name !== "ours" && name !== limit);
  const behind = rivals.flatMap(({ size, contender: { name } }) =>
    variants.flatMap(variant => {
      const theirs = timeOf(runsOf(measured, { size, variant, name }));
      const own = timeOf(runsOf(measured, { size, variant, name: "ours" }));
      return theirs && own && theirs < own
        ? [`${name} is ahead at ${size} articles, ${labels[variant]}: ${ratioText(own, theirs)}.`]
        : [];
    }),
  );
  const failures = measured.flatMap(({ size, contender: { name }, runs }) =>
    [...runs].flatMap(([variant, all]) => {
      const failure = all.find(run => run.failure)?.failure;
      return failure ? [`${name}, ${size}, ${labels[variant]}: ${failure.split("\n")[0]}`] : [];
    }),
  );
  return [
    ...behind,
    ...limitNotes(measured, rivals),
    ...failures,
    ...missing.map(name => `${name} could not be installed and is missing.`),
    "Ours builds the whole real site around the added articles, with every check of `site build` on; the peers build the articles, their lists, a home page, a sitemap and a 404 page.",
    "The peers put the header, the footer and the styles of our finished pages around theirs as text, which costs them less than making them.",
    "The newest article is named on the pages of all others of its category here, and by the peers on none but its own; all lists move on by one.",
    "Cold is without output and without cache but for the pictures of our site, which no peer has.",
    ...(peers.includes("astro") && measured.some(({ size }) => size > astroMax)
      ? [`Astro takes part up to ${astroMax} articles; \`--full\` measures it everywhere.`]
      : []),
  ];
}

/** No generator on Node can be nearer to a peer than this. */
function limitNotes(measured: Measured[], rivals: Measured[]): string[] {
  const cold = (size: number, name: string) =>
    timeOf(runsOf(measured, { size, variant: "cold", name }));
  const found = rivals.flatMap(({ size, contender: { name } }) => {
    const least = cold(size, limit);
    return least
      ? [`${ratioText(least, cold(size, name))} of ${name}'s time at ${size} articles`]
      : [];
  });
  if (found.length === 0) return [];
  return [
    `${limit} is no generator, but the least that one on Node with marked can take: all cores read each text, turn it into HTML and write it with the frame around it, and nothing else. It takes ${found.join(", ")}.`,
  ];
}

const limit: PeerName = "bare";
