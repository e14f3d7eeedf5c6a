import { outputFile, routeOf } from "../../addresses.ts";
import type { Problem } from "../../problems/problem.ts";
import { inFiles, whole } from "../../problems/source-of.ts";
import { filesAt } from "../../redirects.ts";
import type { Plan, Settings } from "../../site.ts";
import { verbatimFolder } from "../../verbatim-files.ts";

type Of = {
  root: string;
  plan: Plan;
  settings: Settings;
  /** The owner's own files, by their paths in the output folder. */
  own: readonly string[];
};

/** What would lie where something else does: an owner's file in the place of a page, an alias in that of a file. */
export function planFileProblems(of: Of): Problem[] {
  return [...pathProblems(of.plan), ...inPlaceOfPages(of), ...inPlaceOfFiles(of)];
}

/** Where a text or a picture lies is taken as it is written: without its slash it would lose a letter. */
function pathProblems({ pages, images, texts }: Plan): Problem[] {
  const routes = new Set(pages.map(({ route }) => route));
  const taken = new Set<string>();
  const planned = [
    ...images.flatMap(({ path }) => (path === undefined ? [] : { path, kind: "picture" })),
    ...texts.map(({ path }) => ({ path, kind: "text" })),
  ];
  return planned.flatMap(({ path, kind }): Problem[] => {
    const isTaken = taken.has(path) || routes.has(routeOf(path));
    taken.add(path);
    if (isPlainPath(path) && !isTaken) return [];
    return [
      {
        code: "plan/path",
        severity: "error",
        file: "templates/site.ts",
        message: isTaken
          ? `the ${kind} ${path} would lie in the place of another file or page`
          : `the path '${path}' of a ${kind} is not a plain path`,
        fix: isTaken ? "Give one of the two another path" : "Write it as   /humans.txt",
      },
    ];
  });
}

function isPlainPath(path: string): boolean {
  return /^(\/[^/\\]+)+$/.test(path) && !upwards(path).some(name => /\/\.{1,2}$/.test(name));
}

function inPlaceOfPages({ own, plan, settings }: Of): Problem[] {
  if (own.length === 0) return [];
  const taken = plan.pages.flatMap(({ route }) =>
    upwards(outputFile(route, settings)).map(path => [path, route] as const),
  );
  // Of a folder that several pages lie in, the first.
  const pages = new Map(taken.reverse());
  return own.flatMap((file): Problem[] => {
    const route = pages.get(file);
    if (route === undefined) return [];
    return [
      {
        code: "page/address",
        severity: "error",
        file: `${verbatimFolder}/${file}`,
        message: `this file would lie in the place of the page ${route}`,
        fix: "Take it away, or give it another name",
      },
    ];
  });
}

function inPlaceOfFiles({ root, own, plan, settings }: Of): Problem[] {
  if (plan.redirects.length === 0) return [];
  const made = [...plan.texts, ...plan.images].flatMap(({ path }) => path?.slice(1) ?? []);
  const files = new Set([...made, ...own, "_redirects"]);
  return plan.redirects.flatMap(({ from, file: source }) => {
    const file = filesAt(from, settings)
      .flatMap(upwards)
      .find(path => files.has(path));
    if (file === undefined) return [];
    return inFiles(root, [source], {
      code: "redirect/taken",
      message: `the alias ${from} would lie in the place of the file ${file}`,
      fix: "Take the alias away",
      search: whole(from),
    });
  });
}

/** 'a/b/index.html' → itself, 'a/b' and 'a': where a file lies, no folder can be. */
function upwards(path: string): string[] {
  const names = path.split("/");
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}
