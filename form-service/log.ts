import { pino } from "pino";
import type { LogLevel } from "./config/config.ts";
import { logOutput } from "./log-output.ts";

/** What of pino's logger is used, so that a test can hand in a list. */
export type Log = {
  readonly info: LogLine;
  readonly warn: LogLine;
  readonly error: LogLine;
};

type LogLine = {
  (facts: Readonly<Record<string, unknown>>, sentence: string): void;
  (sentence: string): void;
};

/** JSON lines on standard output: no bodies, no addresses of people. */
export function openLog(level: LogLevel) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logOutput(1));
}
