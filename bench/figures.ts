/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The smallest value that at least this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** '0.89 s (0.86–0.93)': the median, and between which values it lies when there are several. */
export function secondsText(timesMs: readonly number[]): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const one = `${seconds(median(timesMs))} s`;
  if (timesMs.length < 2) return one;
  return `${one} (${seconds(Math.min(...timesMs))}–${seconds(Math.max(...timesMs))})`;
}

export function millisecondsText(ms: number): string {
  return Number.isNaN(ms) ? "–" : `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

export function megabytesText(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

export function kilobytesText(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** '0.53×'; a dash when one of the two is missing. */
export function ratioText(value: number | undefined, reference: number | undefined): string {
  if (!value || !reference) return "–";
  return `${(value / reference).toFixed(2)}×`;
}
