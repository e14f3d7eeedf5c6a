import { routes } from "../../domain/addresses.ts";

export type Crumb = { name: string; route: string };

/** The way to a page, itself last. */
export function fromHome(...crumbs: Crumb[]): Crumb[] {
  return [{ name: "Home", route: routes.home }, ...crumbs];
}
