import { type PathPattern, pathPattern } from "./path-pattern.ts";

export type HeaderRules = (path: string) => Headers;

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: a path, and below it, indented, the headers for it.
 * Every rule that matches counts; a header named twice has both values; `! Name` takes one away.
 */
export function readHeaders(text: string): HeaderRules {
  const rules: Rule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (!line.trim() || line.trim().startsWith("#")) continue;
    if (/^\//.test(line)) rules.push({ matches: pathPattern(line.trim()), headers: [] });
    else if (/^\s/.test(line)) rules.at(-1)?.headers.push(...headerIn(line.trim()));
    // A rule for one host name, such as a preview's, is not for us: what follows it belongs to it.
    else rules.push({ matches: () => undefined, headers: [] });
  }
  return path => {
    const found = new Headers();
    for (const { headers } of rules.filter(({ matches }) => matches(path)))
      for (const [name, value] of headers)
        if (value === undefined) found.delete(name);
        else found.append(name, value);
    return found;
  };
}

type Rule = { matches: PathPattern; headers: [string, string | undefined][] };

function headerIn(line: string): Rule["headers"] {
  const removed = /^!\s*([\w-]+)$/.exec(line)?.[1];
  if (removed) return [[removed, undefined]];
  const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
  return name ? [[name, value ?? ""]] : [];
}
