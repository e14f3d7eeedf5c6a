import { existsSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Problem } from "../problem.ts";

export type FoundFile = { file: string; path: string };

/** Files below a folder, in the same order on every machine; links that lead out of `content` are refused. */
export function filesBelow(
  root: string,
  folder: string,
): { files: FoundFile[]; problems: Problem[] } {
  const start = join(root, folder);
  const files: FoundFile[] = [];
  const problems: Problem[] = [];
  if (!existsSync(start)) return { files, problems };
  const home = realpathSync(root) + sep;
  for (const dirent of readdirSync(start, { recursive: true, withFileTypes: true })) {
    const path = join(dirent.parentPath, dirent.name);
    const file = relative(root, path).split(sep).join("/");
    if (dirent.isSymbolicLink()) {
      const problem = linkProblem({ path, file, home });
      if (problem) problems.push(problem);
      else files.push({ file, path });
    } else if (dirent.isFile()) files.push({ file, path });
  }
  files.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { files: files.filter(({ file }) => !/(^|\/)\./.test(file)), problems };
}

function linkProblem({
  path,
  file,
  home,
}: {
  path: string;
  file: string;
  home: string;
}): Problem | undefined {
  const refused = (message: string): Problem => ({
    code: "content/link",
    severity: "error",
    file,
    message,
    fix: "Copy the file into the content folder instead of linking to it",
  });
  if (!existsSync(path)) return refused("a link to a file that does not exist");
  const target = realpathSync(path);
  if (!`${target}${sep}`.startsWith(`${home}content${sep}`))
    return refused("a link that leads out of the content folder");
  return lstatSync(target).isFile() ? undefined : refused("a link to a folder");
}
