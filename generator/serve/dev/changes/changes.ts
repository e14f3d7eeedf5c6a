import { importName } from "../../../bundle/import-name.ts";
import { isPassedBy } from "../../../load/files/files.ts";
import { isMeantToBeRead } from "../../../load/files/unread-texts.ts";

/** A folder that is gone stands for the files of the code that lay there. */
export function withInputsBelow(
  files: ReadonlySet<string>,
  inputs: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const folders = [...files].filter(isGoneFolder);
  if (folders.length === 0) return files;
  const below = [...inputs].filter(input => folders.some(folder => input.startsWith(folder)));
  return new Set([...files, ...below]);
}

function isGoneFolder(name: string): boolean {
  return name.endsWith("/");
}

/** What has to be done after some files have changed. */
type Change = "nothing" | "content" | "code";

/** `inputs` are the files of the code; they are not known before it has been compiled without a mistake. */
export function changeOf(
  files: ReadonlySet<string>,
  inputs: ReadonlySet<string> | undefined,
): Change {
  if ([...files].some(file => isCode(file, inputs))) return "code";
  return [...files].some(isContent) ? "content" : "nothing";
}

/**
 * A new template or island is an entry of its own, and one that imports may call as they do a file of the code may take
 * its place; any other new file is named by one that changes with it. While the code does not compile, it may be the one
 * that is missing.
 */
function isCode(file: string, inputs: ReadonlySet<string> | undefined): boolean {
  if (inputs?.has(file)) return true;
  const compiled =
    /\.([cm]?[jt]s|[jt]sx|css|json|txt|woff2|svg|png)$/.test(file) && !/\.test\.tsx?$/.test(file);
  if (!inputs) return compiled || (isGoneFolder(file) && !isContent(file));
  if (!compiled) return false;
  const isEntry = /^(templates\/pages|islands)\/[^/]+\.tsx?$/.test(file);
  return isEntry || [...inputs].some(input => importName(input) === importName(file));
}

/** Editors leave hidden files and copies behind; among files that are published as they are, copies are, too. */
export function isContent(file: string): boolean {
  if (!file.startsWith("content/") || isPassedBy(file)) return false;
  if (/^content\/($|(images|files)(\/|$)|.*\/$)/.test(file)) return true;
  // A name that has lost letters is refused, whatever it was.
  return file.includes("\ufffd") || (!file.endsWith("~") && isMeantToBeRead(file));
}
