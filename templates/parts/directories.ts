import { directoryRoutes } from "../../domain/addresses.ts";

/** The pages that list all of a kind: what their links are called, behind 'All 60'. */
export const allLocations = { name: "locations", route: directoryRoutes.locations };
export const allIndustries = { name: "industries", route: directoryRoutes.industries };
