import type { Code } from "../bundle/code.ts";
import { hash } from "../hash.ts";
import { today } from "../load/dates.ts";
import type { Stamps } from "../load/stamps.ts";
import { codeKey } from "./page-key.ts";

type Inputs = {
  code: Code;
  /** The names of the variables that it asks for; its settings are those of the code but for SITE_URL. */
  variables: string[];
  drafts: boolean;
  stamps: Stamps;
};

/** All that a build depends on, as one hash: the code, the environment, the day, and each file of content/ by its stamp. */
export function inputsKey({ code, variables, drafts, stamps }: Inputs): string {
  let files = "";
  for (const [file, [size, inode, changedMs]] of stamps)
    files += `${file}\0${size}\0${inode}\0${changedMs}\0`;
  const values = ["SITE_URL", ...variables].map(name => [name, process.env[name]]);
  return hash(codeKey({ code }), JSON.stringify([values, drafts, today()]), files);
}
