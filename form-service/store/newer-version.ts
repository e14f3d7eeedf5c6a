import { Failure } from "../failure.ts";

/** A database that this service must not write into, since a newer one has brought it to a version of its own. */
export function ofNewerVersion(database: string, version: number, known: number): Failure {
  return new Failure(
    "unusable",
    `${database} was written by a newer form-service (its version is ${version}, this one knows ${known}). Start the newer one again, or restore a backup made before the update.`,
  );
}
