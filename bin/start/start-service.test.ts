import { createServer } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { listening } from "../../tests/listening.ts";
import { storeThread } from "../../tests/service/bundle.ts";
import { configOf } from "../../tests/service/parts.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { startService } from "./start-service.ts";

test("a port that is taken is given up for the next", async () => {
  const port = await takenPort();
  const config = configOf({ FORMS_DATA: temporaryFolder(), FORMS_PORT: String(port) });
  const starting = { isPortGiven: false, threadFile: await storeThread() };
  const service = await startService(config, starting);
  expect(Number(new URL(service.address).port)).toBeGreaterThan(port);
  await service.close();
});

test("a port that was asked for is insisted on", async () => {
  const port = await takenPort();
  const config = configOf({ FORMS_DATA: temporaryFolder(), FORMS_PORT: String(port) });
  const starting = startService(config, { isPortGiven: true, threadFile: await storeThread() });
  await expect(starting).rejects.toThrow(`Port ${port} is taken`);
});

test("what was begun for a port that is taken has ended", async () => {
  const port = await takenPort();
  const config = configOf({ FORMS_DATA: temporaryFolder(), FORMS_PORT: String(port) });
  const begun = vi.spyOn(globalThis, "setInterval");
  const ended = vi.spyOn(globalThis, "clearInterval");
  const starting = startService(config, { isPortGiven: true, threadFile: await storeThread() });
  await expect(starting).rejects.toThrow();
  const timers = begun.mock.results.map(({ value }) => value);
  expect(timers.length).toBeGreaterThan(0);
  expect(timers.filter(timer => !ended.mock.calls.flat().includes(timer))).toEqual([]);
  vi.restoreAllMocks();
});

async function takenPort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return listening(server);
}
