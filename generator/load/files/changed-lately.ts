/** Whether a file or folder changed so lately that it could change again without another time of change. */
export function changedLately(changedMs: number, nowMs: number): boolean {
  return nowMs - changedMs <= tickMs;
}

/** File systems count time of change in ticks of up to 10 ms. */
const tickMs = 50;
