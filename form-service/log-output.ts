import { write, writeSync } from "node:fs";

/** Not a system call for each line, which wakes a thread. */
const pieceMin = 15 * 1024;
const lateMs = 200;
const pendingMax = 4 * 1024 * 1024;
const busyMs = 10;

/**
 * Where log lines go, of which none is ever waited for: a disk that is full or a reader that hangs costs lines, and how
 * many is said when there is room again. (The library's own output ends the process then, and hangs while it ends.)
 */
export function logOutput(fd: number): { readonly write: (line: string) => void } {
  let pending = "";
  let isBegun = false;
  let isWriting = false;
  let lost = 0;

  function writePending(): void {
    if (isWriting || !pending) return;
    isWriting = true;
    const lines = pending;
    const told = lost;
    pending = "";
    lost = 0;
    writeAll(Buffer.from(withLoss(told, lines)), error => {
      isWriting = false;
      if (error) lost += told + linesIn(lines);
      if (pending.length >= pieceMin) writePending();
    });
  }

  function writeAll(bytes: Buffer, done: (error: Error | null) => void): void {
    write(fd, bytes, (error, count) => {
      if (error?.code === "EAGAIN") setTimeout(writeAll, busyMs, bytes, done).unref();
      else if (error || count === bytes.length) done(error);
      else writeAll(bytes.subarray(count), done);
    });
  }

  /** With the first line: a log that is silent leaves no trace in the process. */
  function begin(): void {
    isBegun = true;
    setInterval(writePending, lateMs).unref();
    process.once("exit", writeLast);
  }

  function writeLast(): void {
    // Whoever does not take the piece under way would not take this one either.
    if (isWriting || !pending) return;
    try {
      writeSync(fd, withLoss(lost, pending));
    } catch {
      // There is nowhere left to say it.
    }
  }

  return {
    write(line) {
      if (!isBegun) begin();
      if (pending.length > pendingMax) {
        lost += linesIn(line);
        return;
      }
      pending += line;
      if (pending.length >= pieceMin) writePending();
    },
  };
}

function withLoss(lost: number, text: string): string {
  if (!lost) return text;
  const line = {
    level: 40,
    time: new Date().toISOString(),
    lost,
    msg: "lines of the log were lost",
  };
  // The last one may have been cut off in its middle.
  return `\n${JSON.stringify(line)}\n${text}`;
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}
