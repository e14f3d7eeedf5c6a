import { beauty } from "./beauty.tsx";
import { estateAgent } from "./estate-agent.tsx";
import { general } from "./general.tsx";
import { healthcare } from "./healthcare.tsx";
import { manufacturing } from "./manufacturing.tsx";
import { professional } from "./professional.tsx";
import { restaurant } from "./restaurant.tsx";
import { retail } from "./retail.tsx";
import type { Skeleton } from "./skeleton.tsx";
import { trades } from "./trades.tsx";

/** By the slug of the industry's file; a new trade starts with the general drawing. */
export function skeletonOf(slug: string): Skeleton {
  return skeletons[slug.replace(/-web-design$/, "")] ?? general;
}

const skeletons: Record<string, Skeleton> = {
  restaurant,
  tradesperson: trades,
  healthcare,
  "professional-services": professional,
  retail,
  "beauty-spa": beauty,
  "estate-agent": estateAgent,
  "manufacturing-b2b": manufacturing,
};
