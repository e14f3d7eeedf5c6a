/** '25 minutes' → 25; undefined for the town where we are. */
export function minutesOf(travelTime: string): number | undefined {
  const minutes = Number.parseInt(travelTime, 10);
  return Number.isNaN(minutes) ? undefined : minutes;
}
