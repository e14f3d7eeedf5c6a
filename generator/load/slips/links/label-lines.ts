import { alike } from "../../../alike.ts";
import { shownLines } from "../../../markdown/markdown.ts";
import { unlessItFails } from "../../../unless-it-fails.ts";
import { asWritten, firstOf, type Slip } from "../slip.ts";

/** Lines `[label]: address` that markdown takes for words: readers would see them, and in links the brackets. */
export function labelLines(code: string, text: string): Slip[] {
  const lines = code.includes("]:") ? [...code.matchAll(labelLine)] : [];
  // What is nested too deeply to be shown is told by the page that is to show it.
  const shown = lines.length > 0 && unlessItFails(() => shownLines(text));
  if (!shown) return [];
  const found = lines.flatMap(match => {
    const line = asWritten(text, match).trim();
    if (!shown.has(line)) return [];
    const [, label = "", rest = ""] = match;
    const isRightAlone = !shownLines(line).has(line);
    return {
      at: text.indexOf("[", match.index),
      length: line.length,
      ...(isRightAlone ? belowWords : withSpaces(label, rest)),
    };
  });
  return alike(found, ({ message }) => message).flatMap(lines =>
    firstOf(lines, line => ({ ...line, code: "link/label" })),
  );
}

/** Words may stand behind such a bracket, too. */
const labelLine =
  /^ {0,3}\[([^\]\n^][^\]\n]*)\]:[ \t]*(<?(?:\/|#|https?:|mailto:|tel:|www\.).*)$/gim;

const belowWords = {
  message: "directly below other words this is read as one of them, and no link is made of it",
  fix: "Leave an empty line above it",
};

/** A name of a file may have spaces; what else stands behind an address is no part of it. */
function withSpaces(label: string, rest: string) {
  const written = rest.replace(/[<>]/g, "").trim();
  const [first = ""] = written.split(/[ \t]/);
  const address = /\.\w{2,5}$/.test(written) ? written.replaceAll(" ", "%20") : first;
  return {
    message: "behind its address this line has other words, so it is shown as it stands",
    fix: `Write it as   [${label}]: ${address}`,
  };
}
