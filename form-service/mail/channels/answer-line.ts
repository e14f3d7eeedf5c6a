import { clipped } from "../../../domain/clipped.ts";
import { cleanText } from "../../clean-text.ts";
import { oneLine } from "../one-line.ts";

const lengthMax = 300;

/** One line of what a mail server said: what the operator reads, and a database takes. */
export function answerLine(said: string): string {
  return clipped(oneLine(cleanText(said)), lengthMax);
}
