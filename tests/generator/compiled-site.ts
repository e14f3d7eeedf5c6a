import { compiledSites } from "./compiled-sites.ts";

/**
 * A copy of the tiny site whose code was bundled before, as an editor's is: bundling it for each of hundreds of texts
 * took half of the time of their builds. What is changed of the code itself is bundled again all the same.
 */
export const compiledSite = compiledSites();
