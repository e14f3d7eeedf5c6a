import { chosen } from "../chosen.ts";
import { buildBench } from "./build-bench.ts";
import { peerNames } from "./peers.ts";
import { profileBuilds } from "./profile.ts";

type BuildOptions = {
  sizes: number[];
  peers?: string[];
  rounds: number;
  limit: number;
  full: boolean;
  profile: boolean;
};

export async function buildCommand(options: BuildOptions): Promise<void> {
  const { full } = options;
  const limitMs = options.limit * 1000;
  if (options.profile) return profileBuilds(options.sizes, limitMs);
  return buildBench({
    limitMs,
    peers: chosen("peer", { names: options.peers ?? peerNames, known: peerNames }),
    sizes: full ? [250, 1000, 4000, 10_000] : options.sizes,
    rounds: full ? 5 : options.rounds,
    astroMax: full ? Number.POSITIVE_INFINITY : 1000,
  });
}
