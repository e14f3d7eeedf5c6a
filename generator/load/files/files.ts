import { existsSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import type { Problem } from "../../problems/problem.ts";
import { ownStatsOf, statsOf } from "../../system/stats-of.ts";
import { unlessItFails } from "../../unless-it-fails.ts";
import { changedLately } from "./changed-lately.ts";
import { direntsOf } from "./dirents-of.ts";

export type FoundFile = { file: string; path: string };
type Found = { files: FoundFile[]; problems: Problem[] };

/** Files below a folder, in the same order on every machine; links that lead out of `content`, and names no file has, are refused. */
export function filesBelow(root: string, folder: string): Found {
  const start = join(root, folder);
  const known = listed.get(start) ?? partOf(listed.get(join(root, "content")), { start, folder });
  if (known && isUnchanged(known)) {
    listed.set(start, known);
    return known;
  }
  const found: Listing = { files: [], problems: [], folders: [], links: [] };
  if (existsSync(start)) list(folder, { root, home: realpathSync(root) + sep, found });
  found.files.sort((a, b) => (a.file < b.file ? -1 : 1));
  listed.set(start, found);
  return found;
}

/** A server that follows its files lists thousands of them at each save; a folder tells when a name in it changes. */
const listed = new Map<string, Listing>();
type Listing = Found & { folders: { path: string; changedMs: number }[]; links: string[] };

/** The links in the folders of a site, as they were last listed. */
export function knownLinks(root: string): string[] {
  const within = [...listed].filter(([start]) => start.startsWith(root + sep));
  return within.flatMap(([, { links }]) => links);
}

/** What is known of a folder by the listing of one above it. */
function partOf(
  whole: Listing | undefined,
  { start, folder }: { start: string; folder: string },
): Listing | undefined {
  if (!whole) return undefined;
  const isWithin = ({ file = "" }: { file?: string | undefined }) => file.startsWith(`${folder}/`);
  return {
    files: whole.files.filter(isWithin),
    problems: whole.problems.filter(isWithin),
    folders: whole.folders.filter(({ path }) => path === start || path.startsWith(start + sep)),
    links: whole.links,
  };
}

/** Where a link leads may change without the folder that holds the link. */
function isUnchanged({ folders, links }: Listing): boolean {
  if (links.length > 0 || folders.length === 0) return false;
  return folders.every(({ path, changedMs }) => statsOf(path)?.ctimeMs === changedMs);
}

/** Hidden files but those that web hosts and their visitors ask for, and what Word and Windows keep beside one's own. */
const passedBy = /^(?:\.(?!(?:htaccess|nojekyll|well-known)$)|~\$|(?:thumbs\.db|desktop\.ini)$)/i;

export function isPassedBy(file: string): boolean {
  return file.split("/").some(name => passedBy.test(name));
}

function list(folder: string, within: { root: string; home: string; found: Listing }): void {
  const { root, home, found } = within;
  const place = join(root, folder);
  const { ctimeMs = 0 } = statsOf(place) ?? {};
  // Changed so lately, it could change again without another time of change: it then never counts as unchanged.
  found.folders.push({ path: place, changedMs: changedLately(ctimeMs, Date.now()) ? -1 : ctimeMs });
  for (const dirent of direntsOf(place)) {
    if (passedBy.test(dirent.name)) continue;
    const file = `${folder}/${dirent.name}`;
    // Of thousands of files: to join names that are clean already takes as long as listing them.
    const path = `${place}${sep}${dirent.name}`;
    if (isLost(dirent.name, path)) {
      found.problems.push(nameProblem(file));
      continue;
    }
    if (dirent.isDirectory()) list(file, within);
    else if (dirent.isFile()) found.files.push({ file, path });
    else if (dirent.isSymbolicLink()) {
      found.links.push(file);
      const problem = linkProblem({ path, file }, home);
      if (problem) found.problems.push(problem);
      else found.files.push({ file, path });
    }
  }
}

/** In the place of letters that are none in UTF-8 stands the sign of a lost one, and there is no file of that name. */
function isLost(name: string, path: string): boolean {
  return name.includes("\ufffd") && !existsSync(path);
}

function nameProblem(file: string): Problem {
  return {
    code: "content/file-name",
    severity: "error",
    file,
    message: "this name was written on another system, and nothing can be opened by it here",
    fix: "Give it a name of Latin letters, digits and hyphens",
  };
}

function linkProblem({ path, file }: FoundFile, home: string): Problem | undefined {
  const refused = (message: string): Problem => ({
    code: "content/link",
    severity: "error",
    file,
    message,
    fix: "Copy the file into the content folder instead of linking to it",
  });
  const target = unlessItFails(() => realpathSync(path));
  if (!target) return refused("a link to a file that does not exist");
  if (!`${target}${sep}`.startsWith(`${home}content${sep}`))
    return refused("a link that leads out of the content folder");
  return ownStatsOf(target)?.isFile() ? undefined : refused("a link to a folder");
}
