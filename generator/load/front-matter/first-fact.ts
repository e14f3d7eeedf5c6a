import type { Words } from "../../problems/problem.ts";
import type { LineSlip } from "./yaml-suspicions.ts";

/**
 * The first fact, where it stands in another way than those below it: further in, as an item of a list, or with the comma
 * of JSON. The parser then refuses the second one, which is right.
 */
export function firstFact(lines: string[], line: number): LineSlip | undefined {
  const first = lines.findIndex((text, index) => index > 0 && /^\s*[^\s#]/.test(text)) + 1;
  // A comma is noticed where it stands, all else on the line below it.
  const [text = "", second = ""] = [lines[first - 1], lines[Math.max(line - 1, first)]];
  if (first > line || !/^["']?[\w-]+["']?\s*:/.test(second)) return undefined;
  const said = found(text);
  return said && { line: first, ...said };
}

function found(text: string): Words | undefined {
  const [, key = "", value = "", comma] =
    /^\s*(?:- +)?["']?([\w-]+)["']?\s*: *(.*?)(,?)\s*$/.exec(text) ?? [];
  if (!key) return undefined;
  const fix = `Write it as   ${key}: ${value}`;
  if (/^\s*- /.test(text))
    return { message: "facts are no list, so that no hyphen stands before their keys", fix };
  if (/^\s/.test(text))
    return { message: "this line stands further in than the facts below it", fix };
  return comma && /["'\]]$/.test(value)
    ? { message: "a line of facts ends without a comma", fix }
    : undefined;
}
