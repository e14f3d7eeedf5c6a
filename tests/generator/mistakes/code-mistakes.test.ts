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

describe("a mistake in a template, a style, a script or the plan", () => {
  testEach([
    {
      mistake: "a script beside another of its name",
      file: "islands/counter.tsx",
      content: "export const Counter = () => null;\n",
      says: ["islands/counter.tsx   [code/name]", "'counter' is the name of another file"],
    },
    {
      mistake: "a template that does not compile",
      file: "templates/pages/home.tsx",
      content: "export const home = () => <p>;\n",
      says: ["templates/pages/home.tsx:2:1   [code/compile]"],
    },
    {
      mistake: "a stylesheet that is asked for without its ending",
      file: "templates/pages/home.tsx",
      content: 'import "./bread";\nexport const home = () => <p>Home</p>;\n',
      beside: { "templates/pages/bread.css": "p { color: red }\n" },
      says: ["templates/pages/bread   [code/missing]", "Write there   bread.css   with its ending"],
    },
    {
      mistake: "a template that throws",
      file: "templates/pages/home.tsx",
      content: 'export const home = () => {\n  throw new Error("No flour.");\n};\n',
      says: [
        "templates/pages/home.tsx:2:9   [template/failed]",
        "the page / could not be made: No flour.",
      ],
    },
    {
      mistake: "a part of a template that asks for what is not there",
      file: "templates/frame.tsx",
      content: "export const Frame = ({ colours }: any) => (\n  <p>{colours.red}</p>\n);\n",
      says: ["templates/frame.tsx:2:", "could not be made: Cannot read properties of undefined"],
    },
    {
      mistake: "a frame of a text's pictures that fails",
      file: "templates/site.ts",
      content: tinySite.replace(
        "  collections,\n",
        '  collections,\n  bodyPictureFrame: () => {\n    throw new Error("No wood.");\n  },\n',
      ),
      beside: {
        "content/notes/oven.md": "---\ntitle: Oven\n---\n\n![An oven](oven.svg)\n",
        "content/images/oven.svg":
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"/>',
      },
      says: [
        "templates/site.ts:34:11   [template/failed]",
        "content/notes/oven.md could not be made: No wood.",
        "Mend the code at this line",
      ],
    },
    {
      mistake: "a heading of a template that skips a level",
      file: "templates/pages/home.tsx",
      content: "export const home = () => <><h1>Home</h1><h3>Bread</h3></>;\n",
      says: ["[page/heading-order]", "the heading 'Bread' skips a level"],
    },
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
      mistake: "a template that is not listed by the name of its file",
      file: "templates/site.ts",
      content: tinySite
        .replace(/templates: \{[^}]*\}/, "templates: { home, notes: note }")
        .replaceAll('template: "note"', 'template: "notes"'),
      says: ["[page/template]", "'notes' has no file of its name", '"note": …'],
    },
    {
      mistake: "a template whose file is there, and that is not listed",
      file: "templates/site.ts",
      content: tinySite.replace(/templates: \{[^}]*\}/, "templates: { home }"),
      says: ["[page/template]", "there is no template 'note'", "list it among the templates"],
    },
    {
      mistake: "a page that shows a text which is not there",
      file: "templates/site.ts",
      content: tinySite.replace("body: entry.id", "body: entry.slug"),
      says: ["[page/body]", "the page /notes/white-bread shows 'white-bread'"],
    },
    {
      mistake: "a page that names a file which is not there as its source",
      file: "templates/site.ts",
      content: tinySite.replace("sources: [entry.file]", 'sources: ["content/note.md"]'),
      says: [
        "[page/source]",
        "comes from 'content/note.md', where no file is",
        "Correct its   sources:",
      ],
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
    {
      mistake: "a stylesheet without one of its ends",
      file: "templates/frame.css",
      content: "body {\n  font-family: serif;\n\nh1 {\n  color: red;\n}\n",
      says: ["templates/frame.css:1:6   [code/compile]", "this { is never closed", "missing   }"],
    },
    {
      mistake: "a stylesheet with one end too many",
      file: "templates/frame.css",
      content: "body {\n  margin: 0;\n}\n}\n",
      says: ["templates/frame.css:4:1   [code/compile]", "this } closes nothing"],
    },
    {
      mistake: "a stylesheet without one of its beginnings",
      file: "templates/frame.css",
      content: "body\n  margin: 0;\n}\n",
      says: ["templates/frame.css:2:", "[code/compile]", "missing or too many"],
    },
    {
      mistake: "a stylesheet with mistyped properties and one without its ;",
      file: "templates/frame.css",
      content: "body {\n  colr: red;\n  background-colour: red;\n  margin: 0\n  padding: 0;\n}\n",
      says: [
        "templates/frame.css:2:3   [code/compile]",
        '"colr" is not a known CSS property',
        "Did you mean   color?",
        "templates/frame.css:3:3   [code/compile]",
        "Did you mean   background-color?",
        "templates/frame.css:5:3   [code/compile]",
        "no ; stands before this",
        "End the one before it with   ;",
      ],
    },
    {
      mistake: "a font that is not a .woff2",
      file: "templates/frame.css",
      content: '@font-face {\n  font-family: Brand;\n  src: url("brand.ttf");\n}\n',
      beside: { "templates/brand.ttf": "A font" },
      says: [
        "templates/frame.css:3:12   [code/compile]",
        "fonts are published as .woff2",
        "with only the letters that your texts need",
      ],
    },
    {
      mistake: "a background that a stylesheet cannot ask for",
      file: "templates/frame.css",
      content: 'body {\n  background: url("wall.jpg");\n}\n',
      beside: { "templates/wall.jpg": "A picture" },
      says: ["templates/frame.css:2:19   [code/compile]", ".svg or .png, and not for .jpg"],
    },
    {
      mistake: "a font of a service on the web",
      file: "templates/frame.css",
      content: '@import url("https://fonts.test/css2?family=Lora");\nbody {\n  margin: 0;\n}\n',
      says: [
        "templates/frame.css:1:14   [code/compile]",
        "no browser will load this",
        "Download what it leads to",
      ],
    },
    {
      mistake: "a stylesheet with a comment of another language",
      file: "templates/frame.css",
      content: "// Plain.\nbody {\n  margin: 0;\n}\n",
      says: ["templates/frame.css:1:1   [code/compile]", "Write   /* … */"],
    },
  ]);
});
