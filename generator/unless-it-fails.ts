/** What the work comes to, or nothing where it fails: it can do without, or whoever asks for the same later is told why. */
export function unlessItFails<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
