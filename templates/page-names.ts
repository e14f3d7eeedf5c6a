import { blog } from "../content/blog.ts";
import { home } from "../content/home.ts";
import { footerGroups, menu } from "../content/navigation.ts";
import { articleRoute, directoryRoutes, routes } from "../domain/addresses.ts";
import { collections, type SiteContent } from "./collections.ts";
import { townName, tradeName } from "./parts/words/shared-words.ts";

/** What each page is called in a list of pages. Those that nobody looks for, such as the thank-you page, have no name. */
export function pageNames({ entries }: SiteContent): Map<string, string> {
  const { locations, industries, articles, pages } = entries;
  return new Map([
    ...menu.flatMap(item => ("route" in item ? [[item.route, item.label] as const] : [])),
    ...footerGroups.flatMap(({ links }) => links.map(link => [link.route, link.label] as const)),
    ...pages.map(entry => [collections.pages.route(entry), entry.record.title] as const),
    ...locations.map(
      entry => [collections.locations.route(entry), townName(entry.record.name)] as const,
    ),
    ...industries.map(
      entry => [collections.industries.route(entry), tradeName(entry.record.name)] as const,
    ),
    ...articles.map(({ slug, record }) => [articleRoute(slug), record.title] as const),
    [directoryRoutes.locations, "All locations"] as const,
    [directoryRoutes.industries, "All industries"] as const,
    [routes.home, home.hero.headline] as const,
    [routes.blog, blog.hero.headline] as const,
  ]);
}
