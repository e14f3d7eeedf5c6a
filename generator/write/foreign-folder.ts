import { existsSync, mkdirSync, readdirSync, rmdirSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { refusal } from "../problems/problem.ts";
import { ownStatsOf } from "../system/stats-of.ts";
import { systemCode } from "../system/system-code.ts";
import { verbatimFolder } from "../verbatim-files.ts";
import { stagedWithin } from "./staging.ts";

/** The output folder is emptied of what is not ours, so it must not be a folder that holds anything else. */
export function refuseForeignFolder(out: string, root: string): void {
  const refuse = (message: string, fix: string) =>
    refusal({ code: "output/folder", file: out, message, fix });
  const choose = "Choose an empty folder or one that does not exist yet, with   --out";
  const ofSources = whereSources(out, resolve(root));
  if (ofSources) throw refuse(`the output folder ${ofSources} the site's own sources`, choose);
  if (holdsOthers(out, root))
    throw refuse("the output folder holds other files, which a build would delete", choose);
  if (!existsSync(out) && ownStatsOf(out))
    throw refuse(
      "this is a link to a folder that is not there",
      "Make that folder, or mount its disk; or take the link away",
    );
  if (!canBeMade(out))
    throw refuse("no folder can be made there", "Choose another one with   --out");
}

function whereSources(out: string, root: string): "holds" | "lies among" | undefined {
  const inside = relative(out, root);
  const isOutside = inside === ".." || inside.startsWith(`..${sep}`);
  if (!isOutside) return "holds";
  const within = relative(root, out).split(sep)[0] ?? "";
  return sources.includes(within) ? "lies among" : undefined;
}

function holdsOthers(out: string, root: string): boolean {
  if (!existsSync(out)) return false;
  // What a build left there that was killed is no reason to refuse the next.
  const names = readdirSync(out).filter(name => name !== stagedWithin);
  // An owner may publish a package.json, too.
  const isOfProject = (name: string) =>
    ofProjects.includes(name) && !existsSync(join(root, verbatimFolder, name));
  // Whoever deleted our home page has it made again. One of another kind is somebody else's.
  const isOurs = names.includes("404.html") && !names.some(name => name.startsWith("index."));
  const isBuilt = (names.includes("index.html") || isOurs) && !names.some(isOfProject);
  return names.length > 0 && !isBuilt;
}

/** Below /proc the system makes none, and Node, asked for a folder with its parents, would try for ever. */
function canBeMade(out: string): boolean {
  let first = out;
  // A drive that is not there has no folder above it.
  while (!existsSync(dirname(first)) && dirname(first) !== first) first = dirname(first);
  if (existsSync(first)) return true;
  try {
    mkdirSync(first);
    rmdirSync(first);
    return true;
  } catch (error) {
    // Whatever else is in the way is told where the build writes.
    return systemCode(error) !== "ENOENT";
  }
}

const sources = ["content", "templates", "islands", "node_modules", ".git"];
/** Beside a page of its own a project has one of these. */
const ofProjects = [".git", "package.json", "node_modules"];
