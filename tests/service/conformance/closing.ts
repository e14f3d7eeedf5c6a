import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { isFailure } from "../../../form-service/failure.ts";
import { fresh, type StoreKind } from "./stores.ts";

export function closingBehaviour(kind: StoreKind): void {
  // Such as what became of a mail that was still on its way when the service stopped.
  test("whatever is asked while a store closes is answered, and what comes later is refused", async () => {
    const store = await fresh(kind);
    let isClosed = false;
    const closing = store.close().then(() => {
      isClosed = true;
    });
    const asked: Promise<unknown>[] = [];
    while (!isClosed) {
      asked.push(store.outbox.counts().catch((error: unknown) => error));
      await turn();
    }
    await closing;
    await Promise.all(asked);
    const late = await store.outbox.counts().catch((error: unknown) => error);
    expect(isFailure(late, "unavailable"), String(late)).toBe(true);
  });
}
