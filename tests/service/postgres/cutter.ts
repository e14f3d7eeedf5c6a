import { connect, createServer, type Socket } from "node:net";
import { listening } from "../../listening.ts";

type Cutter = {
  readonly port: number;
  /** How many connections are open, each with its other half. */
  readonly open: () => number;
  /** Cuts every connection, and each new one, until it is mended. */
  readonly cut: () => void;
  /** The next statement that contains the word reaches the server; its answer is lost with the connection. */
  readonly loseAnswerTo: (word: string) => void;
  readonly mend: () => void;
  /** From now on it leads to another server, as a name does after a fail-over. */
  readonly leadTo: (port: number) => void;
  readonly close: () => Promise<void>;
};

/** A line to a server on this machine that can break where it hurts. */
export async function openCutter(serverPort: number): Promise<Cutter> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let fatalWord: string | undefined;
  let port = serverPort;

  const server = createServer(client => {
    if (isCut) {
      client.destroy();
      return;
    }
    const line = connect(port, "127.0.0.1");
    let isDeaf = false;
    for (const socket of [client, line]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        line.destroy();
      });
    }
    client.on("data", chunk => {
      if (fatalWord && chunk.includes(fatalWord)) {
        isDeaf = true;
        fatalWord = undefined;
      }
      line.write(chunk);
    });
    line.on("data", chunk => {
      if (isDeaf) client.destroy();
      else client.write(chunk);
    });
  });
  const ownPort = await listening(server);

  return {
    port: ownPort,
    open: () => sockets.size,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    loseAnswerTo: word => {
      fatalWord = word;
    },
    mend: () => {
      isCut = false;
    },
    leadTo: other => {
      port = other;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}
