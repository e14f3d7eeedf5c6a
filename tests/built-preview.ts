import type { Route } from "../generator/serve/listen.ts";
import { preview } from "../generator/serve/preview.ts";
import { projectRoot } from "./built-site.ts";

/** Serves a built site as a good host does, on a free port of this machine. */
export function previewBuilt(out: string, routes: Route[] = []) {
  const place = { host: "127.0.0.1", port: 0, strictPort: true, onPortTaken: () => {} };
  return preview({ ...place, root: projectRoot, out, routes });
}
