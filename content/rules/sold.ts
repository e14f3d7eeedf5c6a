import { routes } from "../../domain/addresses.ts";
import { seoCatalogue } from "../catalogue.ts";
import { hostingPlans, supportPlans, trainingPlans } from "../plans.ts";

/**
 * What has pages of its own as long as something of it is sold. Who stops selling it empties its list, as in
 * `export const trainingPlans: Plans = [];`, and its pages are gone, with all that their files say.
 */
export const sold = {
  hosting: hostingPlans.length > 0,
  support: supportPlans.length > 0,
  training: trainingPlans.length > 0,
  seo: seoCatalogue.packages.length > 0,
};

/** Whether the page is there, for all that is said of it. */
export function isSoldOn(route: string): boolean {
  return !unsoldRoutes.includes(route);
}

const { seo, seoCoventry, seoBilton, seoDunchurch } = routes;
const unsoldRoutes: string[] = [
  ...(sold.hosting ? [] : [routes.hostingCoventry]),
  ...(sold.support ? [] : [routes.supportBilton]),
  ...(sold.training ? [] : [routes.trainingDunchurch]),
  ...(sold.seo ? [] : [seo, seoCoventry, seoBilton, seoDunchurch]),
];
