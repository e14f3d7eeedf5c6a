import { runSite } from "../run-site.ts";
import { compiledSites } from "./compiled-sites.ts";

/** As `compiledSite`, for tests that call the command: what it has bundled is another's than what tests bundle themselves. */
export const commandSite = compiledSites(undefined, root => runSite(["build", "--root", root]));
