import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type ProblemsError, refusal } from "../problems/problem.ts";

/** The files from which bundles start: each template of a page, each file of islands/. */
export function entriesIn(root: string): string[] {
  return [...sourcesIn(root, "templates/pages"), ...sourcesIn(root, "islands")];
}

/** By which pages ask for a template or a script. */
export function nameOf(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.tsx?$/, "");
}

function sourcesIn(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const names = readdirSync(path).filter(
    name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name),
  );
  const files = names.sort().map(name => `${folder}/${name}`);
  const twice = files.find((file, index) => nameOf(file) === nameOf(files[index - 1] ?? ""));
  if (twice) throw sameName(twice);
  return files;
}

/** Pages name a template or a script by the name of its file alone. */
function sameName(file: string): ProblemsError {
  return refusal({
    code: "code/name",
    file,
    message: `'${nameOf(file)}' is the name of another file here, too, which differs only in its ending`,
    fix: "Move the one that pages do not ask for into a folder of its own, or give it another name",
  });
}
