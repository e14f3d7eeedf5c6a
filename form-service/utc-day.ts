/** '2026-11-30', wherever the machine stands: what is written into the id of a mail is compared with it years later. */
export function utcDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
