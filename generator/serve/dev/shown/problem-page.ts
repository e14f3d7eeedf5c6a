import { formatProblems } from "../../../problems/format-problem.ts";
import type { Problem } from "../../../problems/problem.ts";
import { escapeHtml } from "../../../words/escape-html.ts";
import { clientScript } from "./inject.ts";

/** Shown while there is no good page at all, so it has no version; it is replaced as soon as there is one. */
export function problemPage(problems: Problem[]): string {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'";
  const text = escapeHtml(formatProblems(problems).join("\n\n"));
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width"><title>Something must be mended first</title></head><body><h1>Something must be mended first</h1><pre>${text}</pre>${clientScript({ version: "", template: "", styles: "none" })}</body></html>\n`;
}
