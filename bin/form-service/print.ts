import { once } from "node:events";

export function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

/** To the person who called, beside an output that goes into a file. */
export function tell(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`);
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
