import { lstatSync, realpathSync, statSync } from "node:fs";
import { Failure } from "../../../failure.ts";

/**
 * SQLite keeps the log beside the file that a link leads to. What looks for it beside the link, as a restore does, would
 * leave it there, to be played into the next file of that name. A link to the whole folder does no harm.
 */
export function refuseLink(file: string): void {
  const target = linkedFile(file);
  if (target === undefined) return;
  throw new Failure(
    "unusable",
    `${file} is a link to ${target}, and its log would lie there. Set FORMS_DATA to the folder of that file, or make the whole data folder a link.`,
  );
}

/** Where a link leads; whatever is no file is told by those who open it. */
function linkedFile(file: string): string | undefined {
  try {
    if (!lstatSync(file).isSymbolicLink()) return undefined;
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return "a file that is missing";
    return found.isFile() ? realpathSync(file) : undefined;
  } catch {
    return undefined;
  }
}
