import { tradeWords } from "../../../content/trade-words.ts";
import { beauty } from "./beauty.ts";
import { estateAgent } from "./estate-agent.ts";
import { general } from "./general.ts";
import { healthcare } from "./healthcare.ts";
import { manufacturing } from "./manufacturing.ts";
import { professional } from "./professional.ts";
import { restaurant } from "./restaurant.ts";
import { retail } from "./retail.ts";
import type { Skeleton } from "./skeleton.tsx";
import { trades } from "./trades.ts";

/** Nothing where the business makes no pages. */
export function shownSkeleton(slug: string): Skeleton | undefined {
  return tradeWords.drawsPage ? skeletonOf(slug) : undefined;
}

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
