/** Tells how far a bench is, beside what it prints of it in the end. */
export function say(sentence: string): void {
  process.stderr.write(`  ${sentence}\n`);
}
