import { millisecondsText } from "../figures.ts";
import type { Table } from "../table.ts";

/** The part of V8's .cpuprofile that is used: https://chromedevtools.github.io/devtools-protocol/tot/Profiler */
type CpuProfile = {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[];
  samples: number[];
  /** Microseconds between a sample and the one before. */
  timeDeltas: number[];
};
type CallFrame = { functionName: string; url: string; lineNumber: number };

/** The functions in which most time passed, by their own time; 'with callees' counts what they call too. */
export function costliest(profile: CpuProfile): Table {
  const own = ownTimes(profile);
  const total = [...own.values()].reduce((sum, ms) => sum + ms, 0);
  const spots = new Map<string, { ownMs: number; allMs: number }>();
  const nodes = new Map(profile.nodes.map(node => [node.id, node]));
  const [root] = profile.nodes;
  if (root) visit(root.id, new Set());
  const rows = [...spots]
    .sort(([, a], [, b]) => b.ownMs - a.ownMs)
    .slice(0, rowsMax)
    .map(([name, { ownMs, allMs }]) => [
      name,
      millisecondsText(ownMs),
      `${((100 * ownMs) / total).toFixed(1)} %`,
      millisecondsText(allMs),
    ]);
  return { head: ["function", "own", "share", "with callees"], rows };

  function visit(id: number, above: ReadonlySet<string>): number {
    const node = nodes.get(id);
    if (!node) return 0;
    const name = nameOf(node.callFrame);
    const below = new Set([...above, name]);
    const ownMs = own.get(id) ?? 0;
    const allMs =
      ownMs + (node.children ?? []).reduce((sum, child) => sum + visit(child, below), 0);
    const spot = spots.get(name) ?? { ownMs: 0, allMs: 0 };
    // A function that calls itself is counted once for its whole stay.
    spots.set(name, {
      ownMs: spot.ownMs + ownMs,
      allMs: spot.allMs + (above.has(name) ? 0 : allMs),
    });
    return allMs;
  }
}

const rowsMax = 28;

function ownTimes({ samples, timeDeltas }: CpuProfile): Map<number, number> {
  const times = new Map<number, number>();
  for (const [index, id] of samples.entries())
    times.set(id, (times.get(id) ?? 0) + Math.max(0, timeDeltas[index] ?? 0) / 1000);
  return times;
}

function nameOf({ functionName, url, lineNumber }: CallFrame): string {
  const file = url.replace(/^.*\//, "");
  return `${functionName.slice(0, 60) || "(anonymous)"}${file ? ` ${file}:${lineNumber + 1}` : ""}`;
}
