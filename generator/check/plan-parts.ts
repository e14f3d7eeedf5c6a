import type { Problem } from "../problems/problem.ts";
import type { ImageSource, Page, Plan, Redirect, TextFile } from "../site.ts";
import { type Parts, partProblems } from "./part-problems.ts";
import { type Odd, oddPart } from "./plain-data.ts";

/** What a plan lacks. */
export function planPartProblems(plan: Plan): Problem[] {
  const lacking = problemsOf("the plan", plan, planParts);
  if (lacking.length > 0) return lacking;
  const within = [
    ...plan.pages.flatMap(page => problemsOf(`the page ${page?.route}`, page, pageParts)),
    ...plan.texts.flatMap(text => problemsOf(`the text ${text?.path}`, text, textParts)),
    ...plan.images.flatMap(image => problemsOf(`the picture ${image?.name}`, image, pictureParts)),
    ...plan.redirects.flatMap(redirect =>
      problemsOf(`the redirect of ${redirect?.from}`, redirect, redirectParts),
    ),
  ];
  return within.length > 0 ? within : oddParts(plan);
}

/** Pages of one template are given the same kinds of props, so one of them tells of all. */
function oddParts({ pages, texts }: Plan): Problem[] {
  const looked = new Map();
  const ofTemplates = new Map<string, Problem>();
  for (const { route, template, props } of pages) {
    const odd = ofTemplates.has(template) ? undefined : oddPart(props, looked);
    if (odd) ofTemplates.set(template, noData(`the page ${route}: props`, odd));
  }
  const ofTexts = texts.flatMap(text => {
    const odd = oddPart("items" in text ? text.items.map(({ from }) => from) : text.from, looked);
    return odd ? [noData(`the text ${text.path}: from`, odd)] : [];
  });
  return [...ofTemplates.values(), ...ofTexts];
}

function noData(of: string, { path, kind }: Odd): Problem {
  return {
    code: "plan/part",
    severity: "error",
    file: "templates/site.ts",
    message: `${of}${path} is ${kind}, which is no data that a build can compare and hand on`,
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
const textParts: Parts<TextFile> = { path: "a text" };
const pictureParts: Parts<ImageSource> = {
  name: "a text",
  widths: "a list of numbers",
  formats: "a list of texts",
};
const redirectParts: Parts<Redirect> = { from: "a text", to: "a text", file: "a text" };

function problemsOf<T>(called: string, value: T, parts: Parts<T>): Problem[] {
  const where = { code: "plan/part", called, place: ", where plan() makes it" };
  return partProblems(where, { value, parts });
}
