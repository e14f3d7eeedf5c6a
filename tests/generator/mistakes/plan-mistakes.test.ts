import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe } from "vitest";
import { projectRoot } from "../../built-site.ts";
import { testEach } from "./test-each.ts";

const tinySite = readFileSync(join(projectRoot, "tests/sites/tiny/templates/site.ts"), "utf8");

const loaf = '{ name: "loaf", svg: "", widths: [9], formats: ["svg"] }';

const redirecting = (from: string, to: string) =>
  tinySite.replace(
    "redirects: []",
    `redirects: [{ from: "${from}", to: "${to}", file: "templates/site.ts" }]`,
  );

describe("a mistake in what the plan gives back", () => {
  testEach([
    {
      mistake: "a file of the plan that cannot be written",
      file: "templates/site.ts",
      content: tinySite.replace("write: tools =>", "write: tools => tools.image('flour').src +"),
      says: ["[code/failed]", "cannot be worked out: ", "'flour'"],
    },
    {
      mistake: "a file of the plan without the slash in front",
      file: "templates/site.ts",
      content: tinySite.replace("/robots.txt", "robots.txt"),
      says: ["templates/site.ts   [plan/path]", "'robots.txt'", "Write it as   /humans.txt"],
    },
    {
      mistake: "a file of the plan that would lie outside of the output",
      file: "templates/site.ts",
      content: tinySite.replace("/robots.txt", "/../robots.txt"),
      says: ["templates/site.ts   [plan/path]", "'/../robots.txt'"],
    },
    {
      mistake: "a picture of the plan without the slash in front",
      file: "templates/site.ts",
      content: tinySite.replace(
        "images: [],\n    redirects",
        `images: [${loaf.replace("{", '{ path: "loaf.svg",')}],\n    redirects`,
      ),
      says: ["templates/site.ts   [plan/path]", "the path 'loaf.svg' of a picture"],
    },
    {
      mistake: "a picture of the plan with another one's name",
      file: "templates/site.ts",
      content: tinySite.replace(
        "images: [],\n    redirects",
        `images: [${loaf}, ${loaf}],\n    redirects`,
      ),
      says: ["templates/site.ts   [plan/picture]", "two pictures of the plan are called 'loaf'"],
    },
    {
      mistake: "two pages of one address",
      file: "templates/site.ts",
      content: tinySite.replace(
        "...entries.notes.map(notePage)",
        "$&, ...entries.notes.map(notePage)",
      ),
      says: [
        "content/notes/Rye Bread.md   [page/address]",
        "the address /notes/rye-bread is already taken by content/notes/Rye Bread.md",
      ],
    },
    {
      mistake: "a page whose address holds what no address can",
      file: "templates/site.ts",
      content: tinySite.replace('route: "/"', "route: '/a\"'"),
      says: ["[page/route]", "is not a plain path"],
    },
    {
      mistake: "a page whose address has no slash in front",
      file: "templates/site.ts",
      content: tinySite.replaceAll("`/notes/", "`notes/"),
      says: ["[page/route]", "the route 'notes/white-bread' is not a plain path", "/one-word"],
    },
    {
      mistake: "a file of the plan in the place of a page",
      file: "templates/site.ts",
      content: tinySite.replace("/robots.txt", "/notes/white-bread"),
      says: ["templates/site.ts   [plan/path]", "/notes/white-bread would lie in the place"],
    },
    {
      mistake: "two files of the plan in one place",
      file: "templates/site.ts",
      content: tinySite.replace("texts: [", 'texts: [{ path: "/robots.txt", write: () => "" },'),
      says: ["templates/site.ts   [plan/path]", "/robots.txt would lie in the place"],
    },
    {
      mistake: "a redirect of the plan without the slash in front",
      file: "templates/site.ts",
      content: redirecting("old", "/"),
      says: ["[redirect/path]", "the old address 'old' does not begin with /", "/old"],
    },
    {
      mistake: "a redirect of the plan to a page that is not there",
      file: "templates/site.ts",
      content: redirecting("/old", "/notes/white-bred"),
      says: ["[redirect/target]", "/old leads to /notes/white-bred", "'/notes/white-bread'?"],
    },
    {
      mistake: "a page that shows a text which is not there",
      file: "templates/site.ts",
      content: tinySite.replace("body: entry.id", "body: entry.slug"),
      says: ["[page/body]", "the page /notes/white-bread shows 'white-bread'"],
    },
    {
      mistake: "a page that is planned without its pictures",
      file: "templates/site.ts",
      content: tinySite.replace(/images: \[\],\s+sources: \[entry.file\]/, "sources: [entry.file]"),
      says: [
        "templates/site.ts   [plan/part]",
        "'images' of the page /notes/white-bread is missing",
        "Write a list of texts there",
      ],
    },
    {
      mistake: "a page that is given what no cache can see into",
      file: "templates/site.ts",
      content: tinySite.replace("links, opening }", "links, opening, days: [new Map()] }"),
      says: [
        "templates/site.ts   [plan/part]",
        "the page /: props.days.0 is a Map, which is no data",
        "Write plain objects, lists, texts and numbers there",
      ],
    },
    {
      mistake: "a file of the plan that is still to come",
      file: "templates/site.ts",
      content: tinySite.replace("write: tools =>", "write: async tools =>"),
      says: [
        "templates/site.ts   [plan/part]",
        "'write' of the text /robots.txt gives back a promise where a text should be",
      ],
    },
    {
      mistake: "a file of the plan that is written from a function",
      file: "templates/site.ts",
      content: tinySite.replace('path: "/robots.txt",', 'path: "/robots.txt", from: () => 1,'),
      says: ["the text /robots.txt: from is a function, which is no data"],
    },
    {
      mistake: "a part of a list that is written from a Map",
      file: "templates/site.ts",
      content: tinySite.replace(
        "write: tools =>",
        'start: "", between: "", end: "", items: [{ from: { a: new Map() }, images: [], write: () => "" }], write: tools =>',
      ),
      says: ["the text /robots.txt: items.0.from.a is a Map, which is no data"],
    },
    {
      mistake: "a picture of the plan that is drawn from a Map",
      file: "templates/site.ts",
      content: tinySite.replace(
        "images: [],\n    redirects",
        'images: [{ name: "oven", svg: "<svg/>", widths: [9], formats: ["png"], from: new Map() }],\n    redirects',
      ),
      says: ["the picture oven: from is a Map, which is no data"],
    },
    {
      mistake: "a file of the plan that nothing writes",
      file: "templates/site.ts",
      content: tinySite.replace("write: tools =>", "writes: tools =>"),
      says: ["'write' of the text /robots.txt is missing", "Write a function there"],
    },
    {
      mistake: "a file of many parts with one in place of the list",
      file: "templates/site.ts",
      content: tinySite.replace("write: tools =>", "items: {}, write: tools =>"),
      says: [
        "'start' of the text /robots.txt is missing",
        "'items' of the text /robots.txt is not a list",
      ],
    },
    {
      mistake: "a page with a picture that is not known",
      file: "templates/site.ts",
      content: tinySite.replace(
        /images: \[\],\s+sources: \[entry.file\]/,
        "images: [undefined], sources: []",
      ),
      says: ["'images' of the page /notes/white-bread is not a list of texts"],
    },
    {
      mistake: "a plan without its other files",
      file: "templates/site.ts",
      content: tinySite.replace(/texts: \[.*?\],\n {4}images/s, "images"),
      says: ["'texts' of the plan is missing", "Write a list there"],
    },
  ]);
});
