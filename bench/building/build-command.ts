import { buildBench } from "./build-bench.ts";
import type { SiteKind } from "./our-site.ts";
import { type PeerName, peerNames } from "./peers.ts";
import { profileBuilds } from "./profile.ts";

export type BuildOptions = {
  sizes: number[];
  peers?: string[];
  rounds: number;
  limit: number;
  full: boolean;
  profile: boolean;
  site: SiteKind;
};

export async function buildCommand(options: BuildOptions): Promise<void> {
  const { site: kind, full } = options;
  const limitMs = options.limit * 1000;
  if (options.profile) return profileBuilds({ kind, sizes: options.sizes, limitMs });
  return buildBench({
    kind,
    limitMs,
    peers: chosen(options.peers ?? [...peerNames]),
    sizes: full ? [250, 1000, 4000, 10_000] : options.sizes,
    rounds: full ? 5 : options.rounds,
    astroMax: full ? Number.POSITIVE_INFINITY : 1000,
  });
}

function chosen(names: readonly string[]): PeerName[] {
  return names.map(name => {
    const known = peerNames.find(other => other === name);
    if (!known)
      throw new Error(`There is no peer '${name}': choose among ${peerNames.join(", ")}.`);
    return known;
  });
}
