type Mistake = { text: string; offset: number; length: number; suggestion?: string };

/**
 * What a compiler takes as it is, since it might be a value that only browsers know, and what no browser reads: two
 * declarations without a ; between them, the British spelling of a colour, and what pages may not load.
 */
export function styleMistakes(css: string): Mistake[] {
  const declared = [...blanked(css).matchAll(declaration)].flatMap(({ index, groups }) => {
    const { before = "", name = "", colon = "", value = "" } = groups ?? {};
    const offset = index + before.length;
    const inValue = offset + name.length + colon.length;
    return [
      ...mistakesOfName(name).map(found => ({ ...found, offset })),
      ...mistakesOfValue(name, value).map(found => ({ ...found, offset: inValue + found.offset })),
    ];
  });
  return [...declared, ...outsideAddresses(css)];
}

export const outside = "pages ask nothing of other sites: no browser will load this";

/** As services for fonts have it copied; @namespace only names, and asks for nothing. */
function outsideAddresses(css: string): Mistake[] {
  const code = css.replace(/\/\*.*?\*\//gs, comment => " ".repeat(comment.length));
  const asked =
    /(?<!@namespace[^;]*)(?<before>(?:@import\s*|\burl\(\s*)["']?)(?:https?:)?\/\/[^\s"')]+/gi;
  return [...code.matchAll(asked)].map(({ 0: found, index, groups }) => {
    const { length } = groups?.before ?? "";
    return { text: outside, offset: index + length, length: found.length - length };
  });
}

export const noSemicolon = "no ; stands before this, and browsers pass over both declarations";

/** What ends with a { is a selector. */
const declaration =
  /(?<before>(?:^|[;{}])\s*)(?<name>[*_a-z-][\w-]*)(?<colon>\s*:)(?<value>[^;{}]*)(?=[;}]|$)/gi;

function mistakesOfName(name: string): Omit<Mistake, "offset">[] {
  if (!british.test(name)) return [];
  const suggestion = name.toLowerCase().replace(british, "$1or");
  return [{ text: `"${name}" is not a known CSS property`, length: name.length, suggestion }];
}

const british = /^(?!--)(.*col)our/i;

function mistakesOfValue(name: string, value: string): Mistake[] {
  const next = (name.startsWith("--") ? nextOnItsLine : nextInValue).exec(value);
  const { gap = "", second = "" } = next?.groups ?? {};
  if (!next || second === "progid") return [];
  return [{ text: noSemicolon, offset: next.index + gap.length, length: second.length }];
}

/** No value has a colon outside of brackets and strings, but the filters of an old Internet Explorer. */
const nextInValue = /(?<gap>\S\s+)(?<second>[*a-z-][\w-]*)\s*:/i;
/** A custom property may hold anything, which its writer sets on one line. */
const nextOnItsLine = /(?<gap>\S[^\S\n]*\n\s*)(?<second>[*a-z-][\w-]*)\s*:/i;

/** Without comments, strings and what stands in brackets, each sign at the place where it was. */
function blanked(css: string): string {
  let inner = css.replace(commentOrString, found =>
    found.startsWith("/*") ? found.replace(/\S/g, " ") : '"'.repeat(found.length),
  );
  for (let outer = ""; outer !== inner; ) {
    outer = inner;
    inner = outer.replace(bracketed, brackets => "x".repeat(brackets.length));
  }
  return inner;
}

/** A custom property may hold an object. Looked back from its {: from each place would take long in a blanked comment. */
const bracketed = /\([^()]*\)|\[[^[\]]*\]|\{(?<=--[\w-]+\s*:\s*\{)[^{}]*\}/g;
const commentOrString = /\/\*.*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/gs;
