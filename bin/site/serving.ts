import { InvalidArgumentError } from "commander";
import { isPort } from "../port-setting.ts";

export function parsePort(text: string): number {
  if (isPort(text)) return Number(text);
  throw new InvalidArgumentError("A port is a number from 0 to 65535, such as 4321.");
}

export function sayPortTaken(port: number): void {
  process.stdout.write(`Port ${port} is taken; trying ${port + 1}.\n`);
}

/**
 * Runs until Ctrl+C or a stop from outside, then ends in good order; whoever asks again later ends it at once. It
 * listens from the moment of the call, so a command calls it before it says that it is ready.
 */
export async function untilStopped(close: () => Promise<void>): Promise<void> {
  await new Promise<void>(resolve => {
    let askedMs: number | undefined;
    const stop = () => {
      // A terminal and npm both pass on one Ctrl+C.
      if (askedMs !== undefined && performance.now() - askedMs > sameAskingMs) process.exit(1);
      askedMs ??= performance.now();
      resolve();
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
  });
  await close();
}

const sameAskingMs = 1_000;
