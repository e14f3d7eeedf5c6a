import type { Database } from "better-sqlite3";
import { Failure } from "../../../failure.ts";
import { placeCheck } from "./place-check.ts";

type State = { readonly log: number; readonly checkpointed: number };

const headerBytes = 32;
const frameHeaderBytes = 24;

/**
 * Says so when the log is not there, or was emptied as others' logs are on a full disk. SQLite would go on behind the gap,
 * and damage the file with it as soon as it moves the log there.
 */
export function logCheck(db: Database): () => void {
  const log = `${db.name}-wal`;
  // What the log has, a stop in good order still writes into the file.
  const inPlace = placeCheck(log, "put it back, or restart the service");
  const frameBytes = frameHeaderBytes + Number(db.pragma("page_size", { simple: true }));
  let knownBytes = 0;

  /** A command that has moved all into the file leaves the log empty, too: then nothing in it is needed. */
  function neededBytes(): number {
    const [state] = db.pragma("wal_checkpoint(NOOP)") as State[];
    return state && state.log > state.checkpointed ? headerBytes + state.log * frameBytes : 0;
  }

  return () => {
    const { size } = inPlace();
    // Empty at the last look it was not known to have anything.
    if ((size === 0 || size < knownBytes) && size < neededBytes()) {
      const message = `${log} was emptied while the service runs, and what came in last with it: restart the service, and see the owner's mailbox and the last backup for what is missing`;
      throw new Failure("unavailable", message);
    }
    knownBytes = size;
  };
}
