import type { Problem } from "../problems/problem.ts";
import type { ImageSource, Page, Plan, Redirect, TextFile } from "../site.ts";
import { type Parts, partProblems } from "./part-problems.ts";

/** What a plan lacks. */
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
