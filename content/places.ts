import type { Geo } from "./rules/site-schemas.ts";
import { site } from "./site.ts";

/** Where the towns lie that pages are about, for the tags in their heads. */
export const places: Geo[] = [
  { placename: "Coventry", region: "GB-COV", latitude: 52.41, longitude: -1.51 },
  { placename: "Leamington Spa", region: "GB-WAR", latitude: 52.29, longitude: -1.54 },
  { placename: "Nuneaton", region: "GB-WAR", latitude: 52.52, longitude: -1.47 },
  { placename: "Daventry", region: "GB-WNH", latitude: 52.26, longitude: -1.16 },
  { placename: "Market Harborough", region: "GB-LEC", latitude: 52.48, longitude: -0.92 },
  { placename: "Hinckley", region: "GB-LEC", latitude: 52.54, longitude: -1.37 },
  { placename: "Dunchurch", region: "GB-WAR", latitude: 52.34, longitude: -1.29 },
  { placename: "Bilton", region: "GB-WAR", latitude: 52.36, longitude: -1.29 },
];

/** A town that is not among them has no position that we know: its page names our office. */
export function geoOf(town: string | undefined): Geo {
  return places.find(({ placename }) => placename === town) ?? site.geo;
}
