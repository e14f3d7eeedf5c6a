import { type Stats, statSync } from "node:fs";
import { Failure, sentenceOf } from "../../../failure.ts";

/** Says so when another file, or none, has the name by now: what is written into this one would go with the process. */
export function placeCheck(
  file: string,
  advice = "put it back, or stop the service and restore a backup",
): () => Stats {
  const { dev, ino } = statSync(file);
  return () => {
    const found = placed(file);
    if (found?.ino === ino && found.dev === dev) return found;
    throw new Failure(
      "unavailable",
      `${file} was moved or deleted while the service runs: ${advice}`,
    );
  };
}

function placed(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    // The folder's rights were taken away, or a folder above is something else by now.
    const message = `${file} cannot be looked at (${sentenceOf(error)}): give the folder back to the user that runs the service`;
    throw new Failure("unavailable", message, { cause: error });
  }
}
