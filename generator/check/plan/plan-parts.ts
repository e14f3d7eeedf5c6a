import { isObject } from "../../is-object.ts";
import type { Problem } from "../../problems/problem.ts";
import type {
  ImageSource,
  ListText,
  Page,
  Plan,
  Redirect,
  TextFile,
  WholeText,
} from "../../site.ts";
import { type Parts, partProblems } from "./part-problems.ts";
import { type Odd, oddPart } from "./plain-data.ts";

/** What a plan lacks. */
export function planPartProblems(plan: Plan): Problem[] {
  const lacking = problemsOf("the plan", plan, planParts);
  if (lacking.length > 0) return lacking;
  const within = [
    ...plan.pages.flatMap(page => problemsOf(`the page ${page?.route}`, page, pageParts)),
    ...plan.texts.flatMap(text => textProblems(text)),
    ...plan.images.flatMap(image => problemsOf(`the picture ${image?.name}`, image, pictureParts)),
    ...plan.redirects.flatMap(redirect =>
      problemsOf(`the redirect of ${redirect?.from}`, redirect, redirectParts),
    ),
  ];
  return within.length > 0 ? within : oddParts(plan);
}

/** Pages of one template, and pictures, are given the same kinds of values, so one of them tells of all. */
function oddParts({ pages, texts, images }: Plan): Problem[] {
  const looked = new Map();
  const told = new Map<string, Problem>();
  const look = (kind: string, called: string, value: object) => {
    const odd = told.has(kind) ? undefined : oddPart(value, looked);
    if (odd) told.set(kind, noData(called, odd));
  };
  for (const { route, template, props } of pages)
    look(`page ${template}`, `the page ${route}`, { props });
  for (const text of texts) {
    const made =
      "items" in text ? { items: text.items.map(({ from }) => ({ from })) } : { from: text.from };
    look(`text ${text.path}`, `the text ${text.path}`, made);
  }
  for (const { name, from } of images) look("picture", `the picture ${name}`, { from });
  return [...told.values()];
}

function noData(called: string, { path, kind }: Odd): Problem {
  return {
    code: "plan/part",
    severity: "error",
    file: "templates/site.ts",
    message: `${called}: ${path.slice(1)} is ${kind}, which is no data that a build can compare and hand on`,
    fix: "Write plain objects, lists, texts and numbers there, where plan() makes it; a template may make the rest of them",
  };
}

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
const wholeParts: Parts<WholeText> = { path: "a text", write: "a function" };
const listParts: Parts<ListText> = {
  path: "a text",
  start: "a text",
  between: "a text",
  end: "a text",
  items: "a list",
};
const pictureParts: Parts<ImageSource> = {
  name: "a text",
  widths: "a list of numbers",
  formats: "a list of texts",
};
const redirectParts: Parts<Redirect> = { from: "a text", to: "a text", file: "a text" };

function textProblems(text: TextFile): Problem[] {
  const called = `the text ${text?.path}`;
  return isObject(text) && "items" in text
    ? problemsOf(called, text, listParts)
    : problemsOf(called, text, wholeParts);
}

function problemsOf<T>(called: string, value: T, parts: Parts<T>): Problem[] {
  const where = { code: "plan/part", called, place: ", where plan() makes it" };
  return partProblems(where, { value, parts });
}
