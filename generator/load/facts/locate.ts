/**
 * Where `export const NAME = …` writes the value of a path, in the source of a typed data file. It reads only
 * literals; behind a call or a spread it stops and answers with the nearest place it knows.
 */
export function locate(
  source: string,
  name: string,
  path: PropertyKey[],
): { offset: number; length: number } {
  const declaration = new RegExp(`\\bconst\\s+${name}\\b`).exec(source);
  if (!declaration) return { offset: 0, length: 1 };
  const start = source.indexOf("=", declaration.index + declaration[0].length);
  let here = {
    offset: declaration.index + declaration[0].length - name.length,
    length: name.length,
  };
  let at = skip(source, start + 1);
  for (const part of path) {
    const open = source[at];
    if (open !== "{" && open !== "[") return here;
    const member = members(source, at).find((candidate, index) =>
      open === "[" ? index === Number(part) : candidate.key === String(part),
    );
    if (!member) return here;
    here = { offset: member.start, length: member.end - member.start };
    at = member.value;
  }
  const end = endOfValue(source, at);
  return path.length > 0 && end > at && !"{[".includes(source[at] ?? "")
    ? { offset: at, length: end - at }
    : here;
}

/** What stands there. */
export function writtenAt(source: string, name: string, path: PropertyKey[]): string {
  const { offset, length } = locate(source, name, path);
  return source.slice(offset, offset + length);
}

type Member = { key: string; start: number; end: number; value: number };

/** The members of the literal that opens at `open`: keys of an object, elements of a list. */
function members(source: string, open: number): Member[] {
  const list = source[open] === "[";
  const found: Member[] = [];
  let at = skip(source, open + 1);
  while (at < source.length && !"]}".includes(source[at] ?? "]")) {
    const key = list
      ? undefined
      : /^(?:"([^"]*)"|'([^']*)'|([\w$]+))\s*:/.exec(source.slice(at, at + 200));
    const name = key?.[1] ?? key?.[2] ?? key?.[3] ?? "";
    const value = key ? skip(source, at + key[0].length) : at;
    const firstWord = /^[^\s,\]}]{1,40}/.exec(source.slice(at, at + 40))?.[0].length ?? 1;
    found.push({
      key: name,
      start: at,
      end: at + (key ? key[0].replace(/\s*:$/, "").length : firstWord),
      value,
    });
    at = skip(source, endOfValue(source, value));
    if (source[at] === ",") at = skip(source, at + 1);
  }
  return found;
}

/** The offset after the value that begins here: brackets are balanced, strings and comments passed over. */
function endOfValue(source: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < source.length) {
    const char = source[at] ?? "";
    const passed = skip(source, at);
    if (passed > at && depth > 0) at = passed;
    else if ("\"'`".includes(char)) at = endOfString(source, at);
    else if (depth === 0 && ",]};".includes(char)) return at;
    else {
      if ("{[(".includes(char)) depth++;
      if ("}])".includes(char)) depth--;
      at++;
      if (depth === 0 && "}])".includes(char)) return at;
    }
  }
  return at;
}

function endOfString(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== source[start]) at += source[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** Past white space and comments. */
function skip(source: string, start: number): number {
  let at = start;
  for (;;) {
    const blank = /^(\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(source.slice(at, at + 4000));
    if (!blank) return at;
    at += blank[0].length;
  }
}
