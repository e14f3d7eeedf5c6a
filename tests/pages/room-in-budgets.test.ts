import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { site } from "../../content/site.ts";
import { routes } from "../../domain/addresses.ts";
import { compressedBytes } from "../../generator/render/weight.ts";
import { site as settings } from "../../templates/site.ts";
import { nothingToAsk } from "../nothing-to-ask.ts";
import { pageFile } from "../spelled.ts";
import { blogRoutes, industryRoutes, locationRoutes, seoRoutes, serviceRoutes } from "./routes.ts";

/**
 * Statistics take 142 bytes of a page, menus of twelve towns and trades with a name of fifty letters some 450 more than ours.
 * Other hashes in the names of files are worth 40 either way.
 */
const ownersBytes = 600;

test.each([
  routes.thankYou,
  ...blogRoutes,
  ...locationRoutes,
  ...industryRoutes,
  ...seoRoutes,
  ...serviceRoutes,
])("%s has room for the towns, the trades, the name and the statistics of an owner", route => {
  const { name } = site;
  if (locationRoutes.length > 9 || industryRoutes.length > 8 || name.length > 18)
    nothingToAsk("Menus and name are those of an owner, who has taken some of the room");
  const html = readFileSync(pageFile(inject("builtSite"), route), "utf8");
  expect(compressedBytes(html)).toBeLessThanOrEqual(
    (settings.budgets.default.html ?? 0) - ownersBytes,
  );
});
