import { isObject } from "../../is-object.ts";
import type { Problem } from "../../problems/problem.ts";

/** What each must have, by the name of the part. */
export type Parts<T> = { [K in keyof T]?: keyof typeof kinds };

/** The site's code runs without a look at its types, so what it gives may lack what they ask for. */
export function partProblems<T>(
  { code, called, place }: { code: string; called: string; place: string },
  { value, parts }: { value: T; parts: Parts<T> },
): Problem[] {
  const given: Record<string, unknown> = isObject(value) ? value : {};
  return Object.entries<keyof typeof kinds | undefined>(parts).flatMap(([part, kind]) => {
    const found = given[part];
    if (!kind || kinds[kind](found)) return [];
    return [
      {
        code,
        severity: "error",
        file: "templates/site.ts",
        message: `'${part}' of ${called} is ${found === undefined ? "missing" : `not ${kind}`}`,
        fix: `Write ${kind} there${place}; npx tsc names the line`,
      },
    ];
  });
}

const kinds = {
  "a text": isText,
  "a list": Array.isArray,
  "a list of texts": (value: unknown) => Array.isArray(value) && value.every(isText),
  "a list of numbers": (value: unknown) =>
    Array.isArray(value) && value.every(item => typeof item === "number"),
  "an object": isObject,
  "a function": isFunction,
  "a schema": (value: unknown) => isObject(value) && isFunction(value.safeParse),
};

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}
