import { connect } from "node:net";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { listeningProcess } from "./listening-process.ts";
import { bundle } from "./service/bundle.ts";

const server = `
  const server = require("node:net").createServer();
  server.listen(0, "127.0.0.1", () => console.log("http://127.0.0.1:" + server.address().port));`;

test("a bench that is told to end leaves no server running that it has started", async () => {
  const module = pathToFileURL(await bundle("tests/listening-process.ts")).href;
  const bench = `
    import { listeningProcess } from "${module}";
    process.once("SIGTERM", () => process.exit(130));
    const command = [process.execPath, "-e", ${JSON.stringify(server)}];
    console.log((await listeningProcess(command, {})).address);`;
  const command = [process.execPath, "--input-type=module", "-e", bench];
  const { port, stop } = await listeningProcess(command, {});
  expect(await isTaken(port)).toBe(true);
  expect(await stop()).toBe(130);
  await expect.poll(() => isTaken(port)).toBe(false);
});

function isTaken(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
