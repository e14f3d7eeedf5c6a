import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type ProblemsError, refusal, type Words } from "../problems/problem.ts";
import { behindHost } from "./behind-host.ts";
import { type Handle, sayPlainly } from "./host.ts";

export type Place = {
  host: string;
  port: number;
  strictPort: boolean;
  /** How whoever started this chooses the port, where not by an option of the command. */
  portSetting?: string;
};
/** Everything below a prefix that is not the site's own: a service behind a proxy, a page of the tool itself. */
export type Route = { prefix: string; handle: Handle };
export type Running = { port: number; address: string; close: () => Promise<void> };

type Listening = Place & { handle: Handle; routes: Route[]; onPortTaken: (port: number) => void };

/** Listens where it was told to; when that port is taken, on the next one that is free. */
export async function listen({
  handle,
  routes,
  onPortTaken,
  ...place
}: Listening): Promise<Running> {
  const server = createServer(async (request, response) => {
    const { handle: own } = routes.find(({ prefix }) => isBelow(prefix, request)) ?? { handle };
    try {
      await own(request, response);
    } catch (error) {
      fail(error, response);
    }
  });
  // Who has asked may close that half of the connection, as `nc` does; Node's types do not know of it.
  Reflect.set(server, "httpAllowHalfOpen", true);
  const port = await firstFree(server, place, onPortTaken);
  return {
    port,
    address: `http://${place.host === "127.0.0.1" ? "localhost" : bracketed(place.host)}:${port}`,
    close: () =>
      new Promise(resolve => {
        // Closing twice is an error to Node; to us it is closed.
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), lastAnswersMs).unref();
      }),
  };
}

/** A download may end before the server does, but not hold it up. */
const lastAnswersMs = 1_000;

function isBelow(prefix: string, { url = "/" }: IncomingMessage): boolean {
  const path = behindHost(url).replace(/[?#].*/s, "");
  return path === prefix || path.startsWith(`${prefix}/`);
}

async function firstFree(
  server: Server,
  { host, port, strictPort, portSetting = "--port" }: Place,
  onPortTaken: (port: number) => void,
): Promise<number> {
  for (let tried = port; ; tried++) {
    const failure = await tryPort(server, host, tried);
    if (!failure) return portOf(server, tried);
    const last = strictPort || tried >= port + portsTried || tried === 65_535;
    if (failure.code !== "EADDRINUSE" || last)
      throw cannotListen(failure, { host, port: tried, portSetting });
    onPortTaken(tried);
  }
}

const portsTried = 20;

function tryPort(
  server: Server,
  host: string,
  port: number,
): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise(resolve => {
    server.once("error", resolve);
    server.listen(port, host, () => {
      server.off("error", resolve);
      resolve(undefined);
    });
  });
}

/** Port 0 means any: the system has chosen one. */
function portOf(server: Server, asked: number): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : asked;
}

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

type Tried = Required<Pick<Place, "host" | "port" | "portSetting">>;

function cannotListen(cause: NodeJS.ErrnoException, tried: Tried): ProblemsError {
  const file = `${bracketed(tried.host)}:${tried.port}`;
  return refusal({ code: "serve/port", file, ...wordsOn(cause, tried) }, { cause });
}

function wordsOn(
  { code, message }: NodeJS.ErrnoException,
  { host, port, portSetting }: Tried,
): Words {
  if (code === "EADDRINUSE")
    return {
      message: `port ${port} is taken by another program`,
      fix: `Stop that program, or choose another port with   ${portSetting}`,
    };
  if (code === "EACCES")
    return {
      message: `the system does not let you use port ${port}`,
      fix: `Choose a port above 1024 with   ${portSetting}`,
    };
  return {
    message: `nothing can listen on ${host}, port ${port}: ${message}`,
    fix: "Choose another place with   --host 127.0.0.1 --port 4321",
  };
}

/** The asker gets a sentence, whoever runs the server the whole error. */
function fail(error: unknown, response: ServerResponse): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  if (response.headersSent) response.destroy();
  else sayPlainly(response, 500, "This could not be answered; the terminal of the server says why");
}
