import { link, routeOf } from "../addresses.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import type { Settings } from "../site.ts";
import type { CheckedPage } from "./checked-page.ts";
import { atSource } from "./source-of.ts";

type Links = {
  root: string;
  settings: Settings;
  pages: CheckedPage[];
  files: ReadonlySet<string>;
  redirects: ReadonlySet<string>;
};

/** Every internal link leads to a page, its anchor exists there, and every file a page asks for is built. */
export function linkProblems({ root, settings, pages, files, redirects }: Links): Problem[] {
  const ids = new Map(pages.map(({ page, facts }) => [page.route, new Set(facts.ids)]));
  const routes = [...ids.keys()];
  return pages.flatMap(({ page, facts }) => {
    const links = facts.links.flatMap(href => {
      const finding = linkFinding(href);
      return finding ? [atSource({ root, page, search: href, finding })] : [];
    });
    const assets = facts.assets
      .filter(address => !files.has(address) && !ids.has(routeOf(address)))
      .map(address =>
        atSource({
          root,
          page,
          search: address,
          finding: { code: "link/file", message: `there is no file ${address}` },
        }),
      );
    return [...links, ...assets];

    function linkFinding(href: string): { code: string; message: string; fix: string } | undefined {
      const [address = "", anchor = ""] = href.split("#", 2);
      const path = decoded((address || page.route).split("?")[0] ?? "");
      if (!path.startsWith("/"))
        return {
          code: "link/relative",
          message: `the link '${href}' does not begin with /`,
          fix: `Write the whole path, such as   /blog/${path}`,
        };
      if (files.has(path)) return undefined;
      const route = routeOf(path);
      const target = ids.get(route);
      if (!target && redirects.has(route))
        return {
          code: "link/redirect",
          message: `'${path}' only redirects`,
          fix: "Link to the new address",
        };
      if (!target) return missingPage(path, route, routes);
      if (address && link(path, settings) !== path)
        return {
          code: "link/slash",
          message: `'${path}' is not how this address is written`,
          fix: `Write it as   ${link(path, settings)}`,
        };
      const wanted = decoded(anchor);
      if (!wanted || wanted === "top" || target.has(wanted)) return undefined;
      const meant = nearest(wanted, [...target]);
      return {
        code: "link/anchor",
        message: `there is no '#${wanted}' on ${route}`,
        fix: meant ? `Did you mean   #${meant}` : "Take the part after # away",
      };
    }
  });
}

function missingPage(
  path: string,
  route: string,
  routes: string[],
): { code: string; message: string; fix: string } {
  const meant = nearest(route, routes);
  return {
    code: "link/broken",
    message: `there is no page ${path}`,
    fix: meant ? `Did you mean   ${meant}` : "Correct the address, or take the link away",
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not a valid escape: the address is compared as it stands.
    return text;
  }
}
