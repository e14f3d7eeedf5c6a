import { preview } from "../generator/serve/preview.ts";
import { projectRoot } from "./built-site.ts";

/** Serves a built site as a good host does, on a free port of this machine. */
export function previewBuilt(out: string, routes: Parameters<typeof preview>[0]["routes"] = []) {
  const place = { host: "127.0.0.1", port: 0, strictPort: true, onPortTaken: () => {} };
  return preview({ ...place, root: projectRoot, out, routes });
}
