import { createServer } from "node:net";

/** The first port from a number on that nobody listens on. */
export async function freePort(host: string, from: number): Promise<number> {
  for (let port = from; port < from + portsTried; port++) if (await isFree(host, port)) return port;
  return from;
}

const portsTried = 20;

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
