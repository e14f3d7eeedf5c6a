import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
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

async function takenPort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return listening(server);
}
