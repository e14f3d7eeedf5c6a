import { createServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { Client } from "pg";
import { listening } from "../../listening.ts";

type Lender = { readonly port: number; readonly close: () => Promise<void> };

const letIn = Buffer.from("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", "latin1");
const isFree = Buffer.from("Z\0\0\0\x05I", "latin1");

type Line = { readonly stream: Duplex; holder?: Socket | undefined };

/**
 * As PgBouncer does with pool_mode = transaction: all who come share these connections, each for one transaction at a
 * time. Which one is next is as chance has it where others are at work too; here they take turns.
 */
export async function openLender(url: string, { connections = 1 } = {}): Promise<Lender> {
  const lines: Line[] = [];
  const clients = new Set<Socket>();
  const waiting: { from: Socket; bytes: Buffer }[] = [];

  function lend(): void {
    for (const { from, bytes } of waiting.splice(0)) {
      const line = lines.find(({ holder }) => holder === from) ?? freeLine();
      if (line) line.holder = from;
      if (line) line.stream.write(bytes);
      else waiting.push({ from, bytes });
    }
  }

  function freeLine(): Line | undefined {
    const line = lines.find(({ holder }) => !holder);
    if (line) lines.push(...lines.splice(lines.indexOf(line), 1));
    return line;
  }

  for (let n = 0; n < connections; n++) {
    const owner = new Client({ connectionString: url });
    owner.on("error", () => undefined);
    await owner.connect();
    const line: Line = { stream: owner.connection.stream };
    lines.push(line);
    line.stream.removeAllListeners("data");
    line.stream.on("data", (bytes: Buffer) => {
      line.holder?.write(bytes);
      if (bytes.subarray(-isFree.length).equals(isFree)) line.holder = undefined;
      lend();
    });
  }
  const server = createServer(client => {
    clients.add(client);
    client.on("error", () => client.destroy());
    client.once("data", () => {
      client.write(letIn);
      client.on("data", bytes => {
        // One who leaves does not close what is shared.
        if (bytes.toString("latin1", 0, 1) === "X") return client.end();
        waiting.push({ from: client, bytes });
        lend();
      });
    });
  });
  const port = await listening(server);
  return {
    port,
    close: async () => {
      for (const client of clients) client.destroy();
      server.close();
      for (const { stream } of lines) stream.destroy();
    },
  };
}
