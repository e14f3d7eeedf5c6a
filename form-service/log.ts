import { pino } from "pino";
import type { LogLevel } from "./config/config.ts";

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
  // Not a system call for each line, which wakes a thread: a line is written at the latest after a fifth of a second, and
  // what is still in memory when the process ends. A reader that hangs costs lines, not memory without end.
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: 15 * 1024,
    periodicFlush: 200,
    maxLength: 4 * 1024 * 1024,
  });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
