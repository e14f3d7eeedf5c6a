import { afterAll } from "vitest";
import { type PrivatePostgres, privatePostgres } from "./private-postgres.ts";

let server: Promise<PrivatePostgres> | undefined;

/** The server of this test file; started for the first who asks, removed after the last test. */
export function postgres(): Promise<PrivatePostgres> {
  server ??= privatePostgres();
  return server;
}

/** To be called once in a file, outside its tests. */
export function removePostgresAfterwards(): void {
  afterAll(async () => (await server)?.remove());
}
