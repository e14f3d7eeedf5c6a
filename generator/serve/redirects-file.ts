import { type PathPattern, pathPattern } from "./path-pattern.ts";

type Redirection = { to: string; status: number; forced: boolean };
export type Redirects = (path: string, query: string) => Redirection | undefined;

/**
 * Reads a `_redirects` file as Netlify and Cloudflare Pages do: `from to status`, first match wins, `:name` and `*`
 * in `from` are filled into `to`. Lines that depend on country, cookies or query strings are left to the host.
 */
export function readRedirects(text: string): Redirects {
  const rules = text.split(/\r?\n/).flatMap(ruleIn);
  return (path, query) => {
    for (const { matches, to, status, forced } of rules) {
      const filled = fill(to, matches(path));
      if (filled === undefined || filled === path) continue;
      return { to: filled.includes("?") ? filled : filled + query, status, forced };
    }
    return undefined;
  };
}

type Rule = { matches: PathPattern; to: string; status: number; forced: boolean };

function ruleIn(line: string): Rule[] {
  const [from, to, code = "301", ...conditions] = line
    .replace(/(^|\s)#.*/, "")
    .trim()
    .split(/\s+/);
  const status = Number(/^([2-4]\d\d)!?$/.exec(code)?.[1]);
  if (!from?.startsWith("/") || !/^(\/|https?:\/\/)/.test(to ?? "") || conditions.length > 0)
    return [];
  if (!to || !status || (status < 300 && !to.startsWith("/"))) return [];
  return [{ matches: pathPattern(from), to, status, forced: code.endsWith("!") }];
}

function fill(
  to: string,
  values: Record<string, string | undefined> | undefined,
): string | undefined {
  if (!values) return undefined;
  const filled = to.replace(/:([a-z]\w*)/gi, (whole, name) =>
    // `https://…` is no placeholder, and one that `from` does not have stays as it is.
    name in values ? (values[name] ?? "").split("/").map(encodeURIComponent).join("/") : whole,
  );
  // Two slashes at the start would lead to another host.
  const safe = to.startsWith("/") ? filled.replace(/^\/+/, "/") : filled;
  return safe.replace(/[^!-~]+/g, encodeURI);
}
