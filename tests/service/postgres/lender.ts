import { createServer, type Socket } from "node:net";
import { Client } from "pg";
import { listening } from "../../listening.ts";

type Lender = { readonly port: number; readonly close: () => Promise<void> };

const letIn = Buffer.from("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", "latin1");
const isFree = Buffer.from("Z\0\0\0\x05I", "latin1");

/** As PgBouncer does with pool_mode = transaction: all who come share one connection, each for one transaction at a time. */
export async function openLender(url: string): Promise<Lender> {
  const owner = new Client({ connectionString: url });
  owner.on("error", () => undefined);
  await owner.connect();
  const line = owner.connection.stream;
  line.removeAllListeners("data");
  const clients = new Set<Socket>();
  const waiting: { from: Socket; bytes: Buffer }[] = [];
  let holder: Socket | undefined;

  function lend(): void {
    holder ??= waiting[0]?.from;
    const turn = waiting.findIndex(({ from }) => from === holder);
    const [next] = turn < 0 ? [] : waiting.splice(turn, 1);
    if (!next) return;
    line.write(next.bytes);
    lend();
  }

  line.on("data", (bytes: Buffer) => {
    holder?.write(bytes);
    if (bytes.subarray(-isFree.length).equals(isFree)) holder = undefined;
    lend();
  });
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
      line.destroy();
    },
  };
}
