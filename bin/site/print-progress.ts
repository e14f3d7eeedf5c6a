import type { Progress } from "../../generator/progress.ts";

const lively = process.stdout.isTTY && !process.env.CI;

/** Clears it: a shorter count may follow a longer one. */
const restOfLine = "\u001b[K";

/** So many take more than a second. */
const slow: Record<Progress["of"], number> = {
  "pictures made": 3,
  "pages made": 500,
  "pages checked": 50,
};

/** Where each line stays, as in the log of a host's build, few of them say that it goes on. */
const lineEachMs = 10_000;
let saidAt = performance.now();

export function printProgress({ of, done, total }: Progress): void {
  if (total <= slow[of]) return;
  const words = `  ${done} of ${total} ${of}`;
  if (lively) process.stdout.write(`\r${words}${restOfLine}`);
  else if (performance.now() - saidAt > lineEachMs) {
    saidAt = performance.now();
    process.stdout.write(`${words}\n`);
  }
}

export function clearProgress(): void {
  if (lively) process.stdout.write(`\r${restOfLine}`);
}
