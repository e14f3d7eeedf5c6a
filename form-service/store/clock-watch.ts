/** Processes read clocks of their own: what another has just written may lie this far ahead of ours. */
export const clockSpreadMs = 60_000;

/** With a hundred thousand mails put off a look takes 34 ms, in which orders wait. */
const lookEveryMs = 60_000;

/** Whether to look for mails that a wrong clock has put off: each minute, and at once when it is seen to go back. */
export function clockWatch(): (nowMs: number) => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  return nowMs => {
    const isSetBack = nowMs < lastMs;
    lastMs = nowMs;
    if (!isSetBack && nowMs - lookedAtMs < lookEveryMs) return false;
    lookedAtMs = nowMs;
    return true;
  };
}
