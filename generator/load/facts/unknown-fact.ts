import type { Words } from "../../problems/problem.ts";
import type { FactFile } from "../../site.ts";
import { nearest } from "../../words/nearest.ts";
import { valueAt } from "../value-at.ts";
import { factIssues } from "./fact-issues.ts";

type Unknown = Words & { part: string };

/**
 * 'site.foundYear' where 'site' has no such field: alone it is a value that is missing, and in `Est. ${site.foundYear}`
 * visitors would read 'Est. undefined'.
 */
export function unknownFact(written: string, files: FactFile[]): Unknown | undefined {
  for (const [part, root = "", path = ""] of written.matchAll(namedFact)) {
    const fact = files.find(({ consts }) => Object.hasOwn(consts, root))?.consts[root];
    const keys = path.split(".").filter(Boolean);
    if (fact === undefined || valueAt(fact.value, keys) !== undefined) continue;
    // What the file itself should hold is told there.
    if (factIssues(fact).some(issue => issue.path.join(".") === keys.join("."))) continue;
    const at = keys.findIndex(
      (_, index) => valueAt(fact.value, keys.slice(0, index + 1)) === undefined,
    );
    const above = [root, ...keys.slice(0, at)].join(".");
    const known = Object.keys(Object(valueAt(fact.value, keys.slice(0, at))));
    const meant = nearest(keys[at] ?? "", known);
    return {
      part,
      message: `there is no '${keys[at]}' in ${above}`,
      fix: meant
        ? `Write it as   ${above}.${meant}`
        : "Write the words themselves, or take out what is said with it",
    };
  }
  return undefined;
}

/** Alone, or between ${ and } in a text. */
const namedFact = /(?<=^\s*|\$\{\s*)([A-Za-z]\w*)((?:\.\w+)+)(?=\s*\}|\s*$)/g;

/** A text that says what JavaScript makes of a value that is not there. */
export function isOfNothing(value: unknown): boolean {
  return typeof value === "string" && /\b(?:undefined|NaN)\b/.test(value);
}
