/** What an address has where a pattern has a placeholder: `:name` is one part of a path, `*` all that follows. */
type Matched = Record<string, string>;
export type PathPattern = (path: string) => Matched | undefined;

/** The patterns of `_headers` and `_redirects`; a slash at the end makes no difference. */
export function pathPattern(pattern: string): PathPattern {
  const named = new Set<string>();
  const expression = bare(pattern).replace(special, (whole, name) => {
    if (whole === "/*") return "(?:/(?<splat>.*))?";
    if (whole === "*") return ".*";
    if (!name) return `\\${whole}`;
    return named.size < named.add(name).size ? `(?<${name}>[^/]+)` : "[^/]+";
  });
  const matcher = new RegExp(`^${expression}$`);
  return path => {
    const match = matcher.exec(bare(path)) ?? matcher.exec(path);
    return match ? { ...match.groups } : undefined;
  };
}

/** The last star takes the slash before it along: `/news/*` is also for `/news`. */
const special = /\/\*$|\*|:([a-z]\w*)|[.+?^${}()|[\]\\]/gi;

function bare(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}
