import { ProblemsError } from "../../generator/problem.ts";

/** Where npm start serves the site. */
export function sitePort(): number {
  const text = process.env.SITE_PORT || "4321";
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  const message = `SITE_PORT is '${text}', which is not a port`;
  const fix = "Write a number from 0 to 65535:   SITE_PORT=4321";
  throw new ProblemsError([
    { code: "serve/port", severity: "error", file: "SITE_PORT", message, fix },
  ]);
}
