import { ownKeys } from "../../load/own-keys.ts";
import { type Problem, ProblemsError } from "../../problems/problem.ts";
import type { Budgets, Collection, FactFile, Settings, Site } from "../../site.ts";
import { unlessItFails } from "../../unless-it-fails.ts";
import { type Parts, partProblems } from "./part-problems.ts";

/** What templates/site.ts lacks, before anything is asked of it. */
export function refuseLackingSite(site: Site): void {
  const lacking = problemsOf("the site", site, siteParts);
  const problems = lacking.length > 0 ? lacking : lackingWithin(site);
  if (problems.length > 0) throw new ProblemsError(problems);
}

function lackingWithin({ settings, budgets, templates, collections, facts }: Site): Problem[] {
  return [
    ...problemsOf("the settings", settings, settingsParts),
    ...problemsOf("the budgets", budgets, budgetsParts),
    ...budgetsOfNothing(Object.keys(budgets), Object.keys(templates)),
    ...facts.flatMap(fact => {
      const lacking = problemsOf("one of the facts", fact, factParts);
      return lacking.length > 0 ? lacking : constProblems(fact);
    }),
    ...Object.entries(collections).flatMap(([name, collection]) => {
      const lacking = problemsOf(`the collection ${name}`, collection, collectionParts);
      return lacking.length > 0 ? lacking : ownKeysAsked(name, collection);
    }),
  ];
}

const siteParts: Parts<Site> = {
  settings: "an object",
  collections: "an object",
  facts: "a list",
  plan: "a function",
  templates: "an object",
  budgets: "an object",
  production: "a function",
  starters: "an object",
};
/** What an owner states as well, such as the language, is told at its fact. */
const settingsParts: Parts<Settings> = { environment: "an object" };
const budgetsParts: Parts<Budgets> = { default: "an object" };
const factParts: Parts<FactFile> = { file: "a text", consts: "an object" };
const collectionParts: Parts<Collection> = {
  singular: "a text",
  schema: "a schema",
  route: "a function",
};

function constProblems({ file, consts }: FactFile): Problem[] {
  return Object.entries(consts).flatMap(([name, one]) =>
    problemsOf(`the const ${name} of ${file}`, one, { schema: "a schema" }),
  );
}

function problemsOf<T>(called: string, value: T, parts: Parts<T>): Problem[] {
  return partProblems({ code: "site/part", called, place: "" }, { value, parts });
}

/** Pages of the template that was meant would be held to the limits of all others. */
function budgetsOfNothing(budgeted: string[], templates: string[]): Problem[] {
  return budgeted
    .filter(name => name !== "default" && !templates.includes(name))
    .map(name => ({
      code: "site/part",
      severity: "error",
      file: "templates/site.ts",
      message: `there is a budget for '${name}', and no template of this name`,
      fix: `Name a template: ${templates.join(", ")}`,
    }));
}

/** A schema never sees what is the same for every text: it would find missing whatever an editor writes. */
function ownKeysAsked(name: string, { schema, singular }: Collection): Problem[] {
  // A rule of its own may not be made for a record without anything: what it throws is told at a text.
  const parsed = unlessItFails(() => schema.safeParse({}, { jitless: true }));
  const asked =
    !parsed || parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
  return ownKeys
    .filter(key => asked.includes(key))
    .map(key => ({
      code: "site/part",
      severity: "error",
      file: "templates/site.ts",
      message: `the schema of the collection ${name} asks for '${key}', which is no part of a record`,
      fix: `Take it out of the schema: a ${singular} may have it anyway, and the plan reads it as   entry.${key}`,
    }));
}
