/** How long the first call of an order waits for the second. */
export const firstDelayMs = 10_000;

/** 25 attempts with these waits reach over about four days. */
export const attemptsMax = 25;

/**
 * For an address that only its server knows, and puts us off: about half an hour, in which greylisting has passed, and
 * less than the hour after which unsent mail is an alarm. A visitor's mistyped domain must not be one.
 */
export const acknowledgementAttemptsMax = 8;

const exponentMax = 10;
/** The waits are spread over ±15 %, so that thousands of mails do not come back in one moment. */
const spread = 0.15;

/** The longest wait after as many failed attempts as a row of the outbox has; in both databases' words. */
export const longestDelaySql = `${1000 * (1 + spread)} * exp(CASE WHEN attempts < ${exponentMax} THEN attempts ELSE ${exponentMax} END)`;

/** The wait after this many failed attempts; `random` is from 0 to 1. */
export function retryDelayMs(attempts: number, random: number): number {
  const baseMs = Math.exp(Math.min(exponentMax, attempts)) * 1000;
  return Math.round(baseMs * (1 - spread + 2 * spread * random));
}
