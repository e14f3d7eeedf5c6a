import { once } from "node:events";
import type { Server } from "node:net";

/** Lets a server listen where only this machine finds it, and says on which port: one that was free. */
export async function listening(server: {
  listen: (port: number, host: string) => Server;
}): Promise<number> {
  const inner = server.listen(0, "127.0.0.1");
  await once(inner, "listening");
  const address = inner.address();
  if (typeof address !== "object" || !address) throw new Error("a server has no port");
  return address.port;
}
