import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe } from "vitest";
import { projectRoot } from "../../built-site.ts";
import { testEach } from "./test-each.ts";

const file = "templates/site.ts";
const tinySite = readFileSync(join(projectRoot, "tests/sites/tiny", file), "utf8");
const told = `${file}   [site/part]`;

describe("a mistake in what the site's entry module says", () => {
  testEach([
    {
      mistake: "a site without its facts",
      file,
      content: tinySite.replace(/facts: \[.*?\],\n {2}templates/s, "templates"),
      says: [told, "'facts' of the site is missing", "Write a list there; npx tsc names the line"],
    },
    {
      mistake: "a site whose settings name no variables",
      file,
      content: tinySite.replace(/environment: \{.*\},/, ""),
      says: [told, "'environment' of the settings is missing", "Write an object there"],
    },
    {
      mistake: "a site without budgets for all pages",
      file,
      content: tinySite.replace("default: {", "note: {"),
      says: [told, "'default' of the budgets is missing"],
    },
    {
      mistake: "a budget for a template that is not there",
      file,
      content: tinySite.replace("default: {", "hom: { html: 1 }, default: {"),
      says: [told, "a budget for 'hom'", "Name a template: home, note"],
    },
    {
      mistake: "a collection without the route of its entries",
      file,
      content: tinySite.replace(/, route: entry => .* \},/, " },"),
      says: [told, "'route' of the collection notes is missing", "Write a function there"],
    },
    {
      mistake: "a collection with an object where its schema should be",
      file,
      content: tinySite.replace("schema: noteSchema", "schema: noteSchema.shape"),
      says: [told, "'schema' of the collection notes is not a schema"],
    },
    {
      mistake: "a fact without its schema",
      file,
      content: tinySite.replace(", schema: openingSchema", ""),
      says: [told, "'schema' of the const opening of content/opening.ts is missing"],
    },
    {
      mistake: "a schema that asks for what it never sees",
      file,
      content: tinySite.replace("title: z.string()", "date: z.string(), title: z.string()"),
      says: [
        told,
        "the schema of the collection notes asks for 'date', which is no part of a record",
        "a note may have it anyway, and the plan reads it as   entry.date",
      ],
    },
    {
      mistake: "a rule of a schema that fails itself",
      file,
      content: tinySite.replace(
        "title: z.string()",
        "oven: z.any().refine(v => v.hot), title: z.string()",
      ),
      says: [
        `${file}:8:31 `,
        "[code/failed]",
        "Cannot read properties of undefined (reading 'hot')",
      ],
    },
    ...[
      { of: "texts", rule: "title: z.string()" },
      { of: "facts", rule: "day: z.string()" },
    ].map(({ of, rule }) => ({
      mistake: `a rule for ${of} that waits for an answer`,
      file,
      content: tinySite.replace(rule, `${rule}.refine(async () => true)`),
      says: ["[code/failed]", "a rule of a schema is async", "Take   async   away"],
    })),
    {
      mistake: "a setting that a fact lacks",
      file,
      content: tinySite
        .replace('language: "en"', "language: (opening as any).language")
        .replace("day: z.string()", "language: z.string(), day: z.string()"),
      says: ["content/opening.ts", "[fact/opening]", "'language' is missing"],
    },
    {
      mistake: "facts under the name of no file",
      file,
      content: tinySite.replace('file: "content/opening.ts"', 'file: "content/openings.ts"'),
      says: [
        told,
        "the facts of the site name 'content/openings.ts', where no file is",
        "of the file that exports opening",
      ],
    },
  ]);
});
