import { once } from "node:events";
import { createServer } from "node:net";
import { listening } from "../listening.ts";

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await once(server.close(), "close");
  return port;
}
