import { hash } from "../hash.ts";
import { today } from "../load/dates.ts";
import type { Stamps } from "../load/stamps.ts";
import type { OpenSite } from "../open-site.ts";
import { generatorKey } from "./page-key.ts";

/** All that a build depends on, as one hash: the code, the settings, the day, and each file of content/ by its stamp. */
export function inputsKey(
  site: OpenSite,
  { drafts, stamps }: { drafts: boolean; stamps: Stamps },
): string {
  let files = "";
  for (const [file, [size, inode, changedMs]] of stamps)
    files += `${file}\0${size}\0${inode}\0${changedMs}\0`;
  const given = JSON.stringify([site.settings, site.environment, drafts, today()]);
  return hash(generatorKey(), site.code.key, given, files);
}
