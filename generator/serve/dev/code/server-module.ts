import { bundleOnce } from "../../../bundle/bundle-once.ts";
import { type Store, serverOf } from "../../../bundle/code.ts";
import { ownBundle } from "../../../bundle/module-bundle.ts";
import { hash } from "../../../hash.ts";
import { type MakeServer, type ServerModule, siteModules } from "./site-modules.ts";

/**
 * Makes the module that renders of modules apart. What does not fit together is left to the bundler, which sees all
 * modules at once and says what is wrong.
 */
export function serverMaker(root: string, store: Store): MakeServer {
  const ofModules = siteModules(root, store);
  return changed => ofModules(changed).catch(() => bundledServer(root, store));
}

async function bundledServer(root: string, store: Store): Promise<ServerModule> {
  const server = await bundleOnce(ownBundle(root));
  const module = serverOf(server);
  const bundle = store(`server-${hash(module)}.mjs`, module);
  return { bundle, inputs: server.metafile.inputs };
}
