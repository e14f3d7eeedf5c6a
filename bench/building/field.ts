import { readFileSync } from "node:fs";
import { corpus } from "../corpus.ts";
import type { Contender } from "./contender.ts";
import { buildOnce, type Frame, filled, frameOf, pageBytes, sample } from "./frame.ts";
import { ours } from "./ours.ts";
import { type PeerName, peer } from "./peers.ts";
import { keepPictures } from "./shared-pictures.ts";

export type Field = {
  /** The contenders with this many articles, ours first. */
  of: (size: number) => Promise<Contender[]>;
  missing: PeerName[];
};

/** Everybody who takes part, each with pages as large as ours. */
export async function field(names: readonly PeerName[]): Promise<Field> {
  const own = await ours(sample);
  await buildOnce(own);
  keepPictures(own.root);
  const ourBytes = pageBytes(own);
  const plain = frameOf(readFileSync(own.pageFile(firstOf(sample)), "utf8"));
  const frames = new Map<PeerName, Frame>();
  for (const name of names) {
    const contender = peer(name, { articles: sample, frame: plain });
    if (!contender) continue;
    await buildOnce(contender);
    frames.set(name, filled(plain, { ourBytes, peerBytes: pageBytes(contender) }));
  }
  return {
    of: async size => {
      const articles = corpus(size);
      const peers = [...frames].flatMap(([name, frame]) => peer(name, { articles, frame }) ?? []);
      return [await ours(articles), ...peers];
    },
    missing: names.filter(name => !frames.has(name)),
  };
}

function firstOf<T>(items: readonly T[]): T {
  const [first] = items;
  if (first === undefined) throw new Error("The corpus is empty.");
  return first;
}
