type Mistake = { text: string; offset: number; length: number; suggestion?: string };

/**
 * What a compiler takes as it is, since it might be a value that only browsers know, and what no browser reads: two
 * declarations without a ; between them, and the British spelling of a colour.
 */
export function styleMistakes(css: string): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const { index, groups } of blanked(css).matchAll(declaration)) {
    const { before = "", name = "", colon = "", value = "" } = groups ?? {};
    const offset = index + before.length;
    if (british.test(name))
      mistakes.push({
        text: `"${name}" is not a known CSS property`,
        offset,
        length: name.length,
        suggestion: name.replace(british, "$1or"),
      });
    const next = (name.startsWith("--") ? nextOnItsLine : nextInValue).exec(value);
    const { gap = "", second = "" } = next?.groups ?? {};
    if (next && second !== "progid")
      mistakes.push({
        text: noSemicolon,
        offset: offset + name.length + colon.length + next.index + gap.length,
        length: second.length,
      });
  }
  return mistakes;
}

export const noSemicolon = "no ; stands before this, and browsers pass over both declarations";

/** What ends with a { is a selector. */
const declaration =
  /(?<before>(?:^|[;{}])\s*)(?<name>[*_a-z-][\w-]*)(?<colon>\s*:)(?<value>[^;{}]*)(?=[;}]|$)/gi;
/** No value has a colon outside of brackets and strings, but the filters of an old Internet Explorer. */
const nextInValue = /(?<gap>\S\s+)(?<second>[*a-z-][\w-]*)\s*:/i;
/** A custom property may hold anything, which its writer sets on one line. */
const nextOnItsLine = /(?<gap>\S[^\S\n]*\n\s*)(?<second>[*a-z-][\w-]*)\s*:/i;
const british = /^(?!--)(.*col)our/i;

/** Without comments, strings and what stands in brackets, each sign at the place where it was. */
function blanked(css: string): string {
  let inner = css.replace(commentOrString, found =>
    found.startsWith("/*") ? found.replace(/\S/g, " ") : "x".repeat(found.length),
  );
  for (let outer = ""; outer !== inner; ) {
    outer = inner;
    inner = outer.replace(/\([^()]*\)|\[[^[\]]*\]/g, brackets => "x".repeat(brackets.length));
  }
  return inner;
}

const commentOrString = /\/\*.*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/gs;
