import { once } from "node:events";
import { Failure } from "../../form-service/failure.ts";

export function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

/** To the person who called, beside an output that goes into a file. */
export function tell(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`);
}

/** Whatever is no Failure is a mistake of ours, and ends the process with its stack. */
export function sayFailure(error: unknown): void {
  if (!(error instanceof Failure)) throw error;
  tell([wholeSentence(error.message)]);
  process.exitCode = 1;
}

/** What the store gives as a reason stands within a sentence everywhere else; the name of a file stays as it is. */
export function wholeSentence(reason: string): string {
  const begun = reason.replace(/^[a-z](?=[a-z]*(?: |$))/, first => first.toUpperCase());
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** An export may be larger than memory, and its reader slower than we are. */
export async function write(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}
