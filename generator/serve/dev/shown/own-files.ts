import { join } from "node:path";
import { esbuild } from "../../../bundle/esbuild.ts";
import { projectRoot } from "../../../system/project-root.ts";
import { askAgain } from "../../answer.ts";
import type { Handle } from "../../host.ts";
import { badgeStyles } from "./badge.ts";

/** The files under /_dev/ that pages here have beside their own. */
export function ownFiles(): Record<string, Handle> {
  let client: Promise<string> | undefined;
  return {
    "/_dev/client.js": answering("text/javascript", () => {
      client ??= bundleClient();
      return client;
    }),
    "/_dev/badge.css": answering("text/css", async () => badgeStyles),
  };
}

function answering(type: string, text: () => Promise<string>): Handle {
  return async (_request, response) => {
    const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": askAgain };
    response.writeHead(200, headers).end(await text());
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
