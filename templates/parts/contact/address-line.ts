import type { Site } from "../../../content/rules/site-schemas.ts";
import { oneLine } from "../words/one-line.ts";

type Address = Site["address"];

/** '1 Tryline Yard, Rugby, Warwickshire CV21 0AA', or as much of it as the business shows. */
export function addressLine({ street, ...town }: Address): string {
  return [street, townLine(town)].filter(Boolean).join(", ");
}

/** The same without its street. */
export function townLine({ locality, region, postcode }: Omit<Address, "street">): string {
  const place = [locality, region].filter(Boolean).join(", ");
  return [place, oneLine(postcode ?? "")].filter(Boolean).join(" ");
}
