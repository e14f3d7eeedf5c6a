import { footerGroups, menu } from "../../content/navigation.ts";
import { pathOf, routes } from "../../domain/addresses.ts";

const linked = [...menu, ...footerGroups.flatMap(({ links }) => links)].map(item =>
  "route" in item ? item.route : "",
);

/** A blog without articles says so to whoever follows the menu to it; where nothing leads there, there is none. */
export function hasBlog(articles: readonly unknown[], shown: readonly string[] = linked): boolean {
  return articles.length > 0 || shown.map(pathOf).includes(routes.blog);
}
