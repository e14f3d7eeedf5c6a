import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe } from "vitest";
import { projectRoot } from "../../built-site.ts";
import { testEach } from "./test-each.ts";

const tinySite = readFileSync(join(projectRoot, "tests/sites/tiny/templates/site.ts"), "utf8");

describe("a mistake in a template, a style or a script", () => {
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
      mistake: "data that wait for what may never come",
      file: "content/opening.ts",
      content:
        'export const opening = { day: "Sunday", hours: [] };\nawait new Promise(() => {});\n',
      says: ["content/opening.ts:2:1   [code/compile]", "the site would wait here"],
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
      mistake: "a slip behind the tab that begins its line",
      file: "templates/frame.css",
      content: "body {\n\tmargin: 0\n\tpadding: 0;\n\twidht: 1px;\n}\n",
      says: [
        "   2 │  margin: 0\n ▸ 3 │  padding: 0;\n     │  ^^^^^^^ no ; stands before this",
        ' ▸ 4 │  widht: 1px;\n     │  ^^^^^ "widht" is not a known',
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
