import type { Words } from "../../problems/problem.ts";

type Mistake = Words & { offset: number; length: number };

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

/** As services for fonts have it copied; @namespace only names, and asks for nothing. */
function outsideAddresses(css: string): Mistake[] {
  const code = css.replace(/\/\*.*?\*\//gs, comment => " ".repeat(comment.length));
  const asked =
    /(?<!@namespace[^;]*)(?<before>(?:@import\s*|\burl\(\s*)["']?)(?:https?:)?\/\/[^\s"')]+/gi;
  return [...code.matchAll(asked)].map(({ 0: found, index, groups }) => {
    const { length } = groups?.before ?? "";
    return { ...outside, offset: index + length, length: found.length - length };
  });
}

const outside: Words = {
  message: "pages ask nothing of other sites: no browser will load this",
  fix: 'Download what it leads to, put it beside this stylesheet, and write   url("./its-name")',
};

/** What ends with a { is a selector. */
const declaration =
  /(?<before>(?:^|[;{}])\s*)(?<name>[*_a-z-][\w-]*)(?<colon>\s*:)(?<value>[^;{}]*)(?=[;}]|$)/gi;

function mistakesOfName(name: string): Omit<Mistake, "offset">[] {
  if (!british.test(name)) return [];
  const meant = name.toLowerCase().replace(british, "$1or");
  const message = `"${name}" is not a known CSS property`;
  return [{ message, fix: `Did you mean   ${meant}?`, length: name.length }];
}

const british = /^(?!--)(.*col)our/i;

function mistakesOfValue(name: string, value: string): Mistake[] {
  const next = (name.startsWith("--") ? nextOnItsLine : nextInValue).exec(value);
  const { gap = "", second = "" } = next?.groups ?? {};
  if (!next || second === "progid") return [];
  return [{ ...noSemicolon, offset: next.index + gap.length, length: second.length }];
}

const noSemicolon: Words = {
  message: "no ; stands before this, and browsers pass over both declarations",
  fix: "End the one before it with   ;",
};

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
