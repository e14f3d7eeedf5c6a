import { hash } from "../hash.ts";
import { today } from "../load/dates.ts";
import { isText } from "../load/files/is-text.ts";
import type { Stamps } from "../load/files/stamps.ts";
import { allShards, shardOf } from "./shards.ts";

/**
 * All that a build depends on but its code, as hashes: of its texts, by the file in which what is known of them is kept,
 * and of the rest: the environment, the day and every other file of content/. Files go by their stamps.
 */
export type Inputs = { texts: string[]; rest: string };
type Read = {
  /** The names of the variables that the site asks for; its settings are those of its code but for SITE_URL. */
  variables: string[];
  drafts: boolean;
  stamps: Stamps;
};

export function inputsOf({ variables, drafts, stamps }: Read): Inputs {
  const texts = allShards().map(() => "");
  let others = "";
  for (const [file, [size, inode, changedMs]] of stamps) {
    const said = `${file}\0${size}\0${inode}\0${changedMs}\0`;
    if (isText(file)) texts[shardOf(file)] += said;
    else others += said;
  }
  const values = ["SITE_URL", ...variables].map(name => [name, process.env[name]]);
  const rest = hash(JSON.stringify([values, drafts, today()]), others);
  return { texts: texts.map(said => hash(said)), rest };
}

/** Those among whose texts one has changed; nothing when anything else has. */
export function shardsChanged(now: Inputs, before: Inputs): number[] | undefined {
  if (now.rest !== before.rest) return undefined;
  return allShards().filter(shard => now.texts[shard] !== before.texts[shard]);
}
