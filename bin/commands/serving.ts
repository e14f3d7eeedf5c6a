import { InvalidArgumentError } from "commander";

export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError("A port is a number from 0 to 65535, such as 4321.");
}

export function sayPortTaken(port: number): void {
  process.stdout.write(`Port ${port} is taken; trying ${port + 1}.\n`);
}

/** Runs until Ctrl+C or a stop from outside, then ends in good order; a second one ends at once. */
export async function untilStopped(close: () => Promise<void>): Promise<void> {
  await new Promise<void>(resolve => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
  await close();
}
