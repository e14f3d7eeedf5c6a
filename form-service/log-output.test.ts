import { execFileSync } from "node:child_process";
import { closeSync, constants, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../tests/temporary-folder.ts";
import { logOutput } from "./log-output.ts";

/** Both ends of a pipe in one, which takes 64 kB before somebody has to read. */
function pipe(): { fd: number; read: () => string } {
  const folder = temporaryFolder();
  execFileSync("mkfifo", [join(folder, "pipe")]);
  const fd = openSync(join(folder, "pipe"), constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => {
    closeSync(fd);
  });
  const room = Buffer.alloc(1024 * 1024);
  const read = () => {
    try {
      return room.toString("utf8", 0, readSync(fd, room));
    } catch {
      // Nothing to read yet.
      return "";
    }
  };
  return { fd, read };
}

async function readUntil(read: () => string, isAll: (text: string) => boolean): Promise<string> {
  let text = "";
  while (!isAll(text)) {
    text += read();
    await pause(1);
  }
  return text;
}

test("lines come out whole and in their order, however slowly they are read", async () => {
  const { fd, read } = pipe();
  const output = logOutput(fd);
  const lines = Array.from({ length: 5000 }, (_, n) => `${JSON.stringify({ n, euro: "€€€€€" })}\n`);
  for (const line of lines) output.write(line);
  expect(await readUntil(read, text => text.endsWith('"n":4999,"euro":"€€€€€"}\n'))).toBe(
    lines.join(""),
  );
});

test("a reader that hangs costs lines, and is told how many", async () => {
  const { fd, read } = pipe();
  const output = logOutput(fd);
  const line = `${"x".repeat(999)}\n`;
  for (let n = 0; n < 8000; n++) output.write(line);
  let text = await readUntil(read, known => known.length >= 4_000_000);
  output.write("the end\n");
  text += await readUntil(read, known => known.endsWith("the end\n"));
  const [, lost = ""] = /"lost":(\d+),"msg":"lines of the log were lost"/.exec(text) ?? [];
  expect(Number(lost)).toBeGreaterThan(3000);
  expect(text.split(line).length - 1 + Number(lost)).toBe(8000);
});
