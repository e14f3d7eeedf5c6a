import { preview } from "../../generator/serve/preview.ts";
import { buildSite, projectRoot } from "../built-site.ts";

/** The built site, at an address for a browser. */
export function serveSite() {
  return preview({
    root: projectRoot,
    out: buildSite(),
    host: "127.0.0.1",
    port: 0,
    strictPort: true,
    onPortTaken: () => {},
    routes: [],
  });
}
