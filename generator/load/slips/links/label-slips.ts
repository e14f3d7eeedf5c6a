import { labelsIn } from "../../labels.ts";
import { asWritten, type Slip } from "../slip.ts";

/** `[words][label]` without a line `[label]: address`. Both may be code, so they are read from the text itself. */
export function labelSlips(code: string, text: string): Slip[] {
  if (!code.includes("][")) return [];
  const defined = labelsIn(code, text);
  return [...code.matchAll(/(?<!\\)\[([^\]\n]+)\]\[([^\]\n]*)\]/g)].flatMap(match => {
    const whole = asWritten(text, match);
    const [, words = "", label = ""] = /^\[(.+)\]\[(.*)\]$/.exec(whole) ?? [];
    const wanted = label || words;
    if (defined.has(wanted.toLowerCase())) return [];
    const isPicture = code[match.index - 1] === "!";
    return [
      {
        at: match.index,
        length: whole.length,
        code: "link/label",
        severity: "warning" as const,
        message: `nothing says ${isPicture ? `which picture [${wanted}] is` : `where [${wanted}] leads`}, so the brackets are shown`,
        fix: isPicture
          ? `Write the name of a file in content/images:   ![${words}](picture.jpg)`
          : `Write the address here,   [${words}](/address)   or in a line of its own,   [${wanted}]: /address`,
      },
    ];
  });
}
