import { hash } from "../hash.ts";
import { today } from "../load/dates.ts";
import type { Stamps } from "../load/stamps.ts";

type Inputs = {
  /** The names of the variables that the site asks for; its settings are those of its code but for SITE_URL. */
  variables: string[];
  drafts: boolean;
  stamps: Stamps;
};

/** All that a build depends on but its code, as one hash: the environment, the day, each file of content/ by its stamp. */
export function inputsKey({ variables, drafts, stamps }: Inputs): string {
  let files = "";
  for (const [file, [size, inode, changedMs]] of stamps)
    files += `${file}\0${size}\0${inode}\0${changedMs}\0`;
  const values = ["SITE_URL", ...variables].map(name => [name, process.env[name]]);
  return hash(JSON.stringify([values, drafts, today()]), files);
}
