import { join } from "node:path";
import { type Problem, positionOf, problemAt } from "../problem.ts";
import type { Entry } from "../site.ts";
import { utf8Text } from "./utf8-text.ts";

/** Readers of a page that is shown already would be told of a change that is still to come. */
export function futureUpdate(
  root: string,
  { file, updated = "" }: Entry,
  { singular, today }: { singular: string; today: string },
): Problem[] {
  if (updated <= today) return [];
  const source = utf8Text({ file, path: join(root, file) });
  if (typeof source !== "string") return [source];
  const [line = "", key = ""] = /^(["']?updated["']?\s*:\s*).*\S/m.exec(source) ?? [];
  const position = positionOf(source, source.indexOf(line) + key.length, line.length - key.length);
  return [
    problemAt(
      { file, source, position },
      {
        code: `${singular}/updated`,
        severity: "warning",
        message: "this day has not come yet, and the page shows it as that of the last change",
        fix: "Write the day of the last change, or take the line away",
      },
    ),
  ];
}
