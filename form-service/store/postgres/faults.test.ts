import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { commandBounds, openConnection } from "./connection.ts";

test.each([
  "no such database: forms",
  "SASL authentication failed",
  "server login has been failing, try again later (server_login_retry)",
])("what a pooler such as PgBouncer refuses is told in its words: %s", async words => {
  const connection = openConnection(await poolerThatSays(words), commandBounds);
  onTestFinished(connection.close);
  await expect(connection.run(client => client.query("SELECT 1"))).rejects.toThrow(
    `PostgreSQL or its pooler ended the connection: ${words} (127.0.0.1:`,
  );
});

/** PgBouncer sends each of its refusals with the code 08P01, and closes. */
async function poolerThatSays(words: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer(socket => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(Buffer.concat([head, fields])));
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return `postgres://forms:password@127.0.0.1:${port}/forms`;
}
