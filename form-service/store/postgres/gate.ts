import type { ClientBase } from "pg";
import { codeOf, Failure, isFailure } from "../../failure.ts";
import type { Connection } from "./connection.ts";
import { prepare } from "./prepare.ts";

type Gate = {
  /** Resolves when the server was found fit and the tables are at the newest version. */
  readonly ready: () => Promise<void>;
  readonly run: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
  readonly atomically: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
};

/** Nothing is asked of a database before it was prepared, which may be long after the start. */
export function openGate(connection: Connection): Gate {
  let prepared: Promise<void> | undefined;

  function ready(): Promise<void> {
    prepared ??= prepare(connection).catch(error => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  }

  /** A database that was put in the place of ours may be empty. */
  function forget(error: unknown): never {
    const reason = error instanceof Error ? error.cause : undefined;
    if (codeOf(reason) === "42P01") prepared = undefined;
    throw error;
  }

  return {
    ready,
    run: async work => {
      await ready().catch(refuse);
      return connection.run(work).catch(forget);
    },
    atomically: async work => {
      await ready().catch(refuse);
      return connection.transaction(work).catch(forget);
    },
  };
}

/** At the start an unfit database ends the service; one that turns up later is a reason to answer 503. */
function refuse(error: unknown): never {
  if (!isFailure(error, "unusable")) throw error;
  throw new Failure("unavailable", error.message, { cause: error });
}
