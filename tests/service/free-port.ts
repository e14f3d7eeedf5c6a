import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port of this machine that nobody listens on, and that stays free while what will listen there is made, or is down: the
 * system gives those of higher numbers to whatever connects meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const server = createServer().listen(port, "127.0.0.1");
    try {
      await once(server, "listening");
    } catch {
      // Somebody does listen there.
      continue;
    }
    await once(server.close(), "close");
    return port;
  }
}
