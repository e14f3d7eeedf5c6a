import { filesBelow } from "./load/files/files.ts";

export const verbatimFolder = "content/files";

/** An owner's own files, which are published as they are: where each lies, by its path in the output folder. */
export function verbatimFiles(root: string): Map<string, string> {
  const { files } = filesBelow(root, verbatimFolder);
  return new Map(files.map(({ file, path }) => [file.slice(verbatimFolder.length + 1), path]));
}

export function verbatimPaths(root: string): string[] {
  return [...verbatimFiles(root).keys()];
}
