/** What has to be done after some files have changed. */
export type Change = "nothing" | "content" | "styles" | "code";

type Known = {
  /** Files that went into the code; unknown until it was compiled in this run. */
  inputs: ReadonlySet<string> | undefined;
  /** While the code does not compile, a file that nobody names yet may be the one that is missing. */
  broken: boolean;
};

export function changeOf(files: ReadonlySet<string>, known: Known): Change {
  const code = [...files].filter(file => isCode(file, known));
  if (code.length > 0)
    return code.every(file => file.endsWith(".css")) && known.inputs && !known.broken
      ? "styles"
      : "code";
  return [...files].some(isContent) ? "content" : "nothing";
}

/** A new template or island is an entry of its own; any other new file is named by one that changes with it. */
function isCode(file: string, { inputs, broken }: Known): boolean {
  if (inputs?.has(file)) return true;
  const compiled = /\.(tsx?|jsx?|mjs|css|json|woff2)$/.test(file) && !/\.test\.tsx?$/.test(file);
  return compiled && (!inputs || broken || /^(templates\/pages|islands)\/[^/]+\.tsx?$/.test(file));
}

/** Editors leave hidden files and copies behind. */
function isContent(file: string): boolean {
  return /^content\/(images\/|files\/|.*\.md$)/.test(file) && !/(^|\/)\.|~$/.test(file);
}
