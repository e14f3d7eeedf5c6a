import { isRecord } from "../is-record.ts";
import type { Problem } from "../problems/problem.ts";
import type { ImageSource, Page, Plan, Redirect, TextFile } from "../site.ts";

/** The site's code runs without a look at its types, so a plan may lack what they ask for. */
export function planPartProblems(plan: Plan): Problem[] {
  const lacking = problemsOf("the plan", plan, planParts);
  if (lacking.length > 0) return lacking;
  return [
    ...plan.pages.flatMap(page => problemsOf(`the page ${page?.route}`, page, pageParts)),
    ...plan.texts.flatMap(text => problemsOf(`the text ${text?.path}`, text, textParts)),
    ...plan.images.flatMap(image => problemsOf(`the picture ${image?.name}`, image, pictureParts)),
    ...plan.redirects.flatMap(redirect =>
      problemsOf(`the redirect of ${redirect?.from}`, redirect, redirectParts),
    ),
  ];
}

const kinds = {
  "a text": isText,
  "a list": Array.isArray,
  "a list of texts": (value: unknown) => Array.isArray(value) && value.every(isText),
  "a list of numbers": (value: unknown) =>
    Array.isArray(value) && value.every(item => typeof item === "number"),
  "an object": isRecord,
};

/** What each must have, by the name of the part. */
type Parts<T> = { [K in keyof T]?: keyof typeof kinds };

const planParts: Parts<Plan> = {
  pages: "a list",
  texts: "a list",
  images: "a list",
  redirects: "a list",
};
const pageParts: Parts<Page> = {
  route: "a text",
  template: "a text",
  props: "an object",
  images: "a list of texts",
  sources: "a list of texts",
};
const textParts: Parts<TextFile> = { path: "a text" };
const pictureParts: Parts<ImageSource> = {
  name: "a text",
  widths: "a list of numbers",
  formats: "a list of texts",
};
const redirectParts: Parts<Redirect> = { from: "a text", to: "a text", file: "a text" };

function problemsOf<T>(called: string, value: T, parts: Parts<T>): Problem[] {
  const given: Record<string, unknown> = isRecord(value) ? value : {};
  return Object.entries<keyof typeof kinds | undefined>(parts).flatMap(([part, kind]) => {
    const found = given[part];
    if (!kind || kinds[kind](found)) return [];
    return [
      {
        code: "plan/part",
        severity: "error",
        file: "templates/site.ts",
        message: `'${part}' of ${called} is ${found === undefined ? "missing" : `not ${kind}`}`,
        fix: `Write ${kind} there, where plan() makes it; npx tsc names the line`,
      },
    ];
  });
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}
