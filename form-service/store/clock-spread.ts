/** Processes read clocks of their own: what another has just written may lie this far ahead of ours. */
export const clockSpreadMs = 60_000;
