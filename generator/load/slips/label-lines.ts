import { alike, more, type Slip } from "./slip.ts";

/** Lines `[label]: address` that markdown takes for words: readers would see them, and in links the brackets. */
export function labelLines(code: string): Slip[] {
  if (!code.includes("]:")) return [];
  const found: Shown[] = [];
  let above: "words" | "address" | "nothing" = "nothing";
  let at = 0;
  for (const line of code.split("\n")) {
    const { label, rest = "" } = labelLine.exec(line)?.groups ?? {};
    const isMeant = label !== undefined && addressBegins.test(rest);
    if (isMeant && above === "words") found.push({ at, line, ...belowWords });
    else if (label !== undefined && above !== "words" && isAddress.test(rest)) above = "address";
    else if (isMeant) found.push({ at, line, ...withSpaces(label, rest) });
    else if (!(above === "address" && isTitle.test(line)))
      above = isWords(line) ? "words" : "nothing";
    at += line.length + 1;
  }
  return [...alike(found, ({ message }) => message)].map(([{ at, line, ...first }, ...others]) => ({
    at: at + line.search(/\S/),
    length: line.trim().length,
    code: "link/label",
    severity: "warning",
    message: first.message + more(others),
    fix: first.fix,
  }));
}

type Shown = { at: number; line: string; message: string; fix: string };

const labelLine = /^ {0,3}\[(?<label>[^\]\n^][^\]\n]*)\]:[ \t]*(?<rest>\S.*)$/;
/** Words may stand behind such a bracket, too. */
const addressBegins = /^<?(?:\/|#|https?:|mailto:|tel:|www\.)/i;
const isAddress = /^(?:<[^<>]*>|[^\s<]\S*)(?:[ \t]+(?:".*"|'.*'|\(.*\)))?[ \t]*$/;
/** It may stand below its address. */
const isTitle = /^[ \t]*(?:".*"|'.*'|\(.*\))[ \t]*$/;

/** A heading, a line across and an empty line end the words above them. */
function isWords(line: string): boolean {
  return !/^ {0,3}(?:#{1,6}(?:[ \t]|$)|(?:[-*_=][ \t]*)+$|$)/.test(line.trimEnd());
}

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
