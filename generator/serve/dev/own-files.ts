import { join } from "node:path";
import { esbuild } from "../../bundle/esbuild.ts";
import { escapeHtml } from "../../escape-html.ts";
import { formatProblem, type Problem } from "../../problem.ts";
import { projectRoot } from "../../project-root.ts";
import { askAgain } from "../answer.ts";
import type { Handle } from "../host.ts";
import { badgeStyles, clientScript } from "./inject.ts";

/** The files under /_dev/ that pages here have beside their own. */
export function ownFiles(): Record<string, Handle> {
  let client: Promise<string> | undefined;
  return {
    "/_dev/client.js": async (_request, response) => {
      client ??= bundleClient();
      const headers = {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": askAgain,
      };
      response.writeHead(200, headers).end(await client);
    },
    "/_dev/badge.css": (_request, response) => {
      const headers = { "Content-Type": "text/css; charset=utf-8", "Cache-Control": askAgain };
      response.writeHead(200, headers).end(badgeStyles);
    },
  };
}

async function bundleClient(): Promise<string> {
  const { build } = esbuild();
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot(), "generator/serve/browser/client.ts")],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text ?? "";
}

/** Shown while there is no good page at all; it is replaced as soon as there is one. */
export function problemPage(problems: Problem[]): string {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'";
  const text = escapeHtml(problems.map(formatProblem).join("\n\n"));
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width"><title>Something must be mended first</title></head><body><h1>Something must be mended first</h1><pre>${text}</pre>${clientScript({ version: "", template: "", styles: "none" })}</body></html>\n`;
}
