import { expect, test } from "vitest";
import { styleMistakes } from "./style-mistakes.ts";

const found = (css: string) =>
  styleMistakes(css).map(({ offset, length }) => css.slice(offset, offset + length));

test.each([
  ["on two lines", "a {\n  color: red\n  background: blue;\n}", "background"],
  ["on one line", "a { color: red background : blue }", "background"],
  ["in the last rule, which ends with the file", "a { margin: 0\n padding: 0", "padding"],
  ["with a comment between them", "a { color: red /* ; */\n margin: 0 }", "margin"],
  ["with what is bracketed before", "a { background: url(a:b;c)\n margin: 0 }", "margin"],
  ["after a custom property", "a { --ink: red\n  color: red; }", "color"],
  ["before a custom property", "a { margin: 0\n --ink: red; }", "--ink"],
  ["in a rule within a rule", "a { b:hover { margin: 0\n padding: 0 } }", "padding"],
  ["in a rule of the printer", "@page { margin: 0\n size: a4 }", "size"],
])("two declarations without a ; between them are a mistake %s", (_, css, name) => {
  expect(found(css)).toEqual([name]);
});

test.each(["colour", "background-colour", "border-top-colour"])("%s is American in CSS", name => {
  expect(styleMistakes(`a { ${name}: red }`)).toEqual([
    {
      message: `"${name}" is not a known CSS property`,
      fix: `Did you mean   ${name.replace("our", "or")}?`,
      offset: 4,
      length: name.length,
    },
  ]);
});

test.each([
  ['@import url("https://fonts.test/css?family=Lora");', "https://fonts.test/css?family=Lora"],
  ["@import '//fonts.test/css';", "//fonts.test/css"],
  ["@font-face { src: url(HTTP://fonts.test/a.woff2) }", "HTTP://fonts.test/a.woff2"],
  [
    "/* url(https://a.test/) */ a { background: url( 'https://b.test/b.png' ) }",
    "https://b.test/b.png",
  ],
])("in %s another site is asked", (css, address) => {
  expect(found(css)).toEqual([address]);
});

test.each([
  "@namespace svg url(http://www.w3.org/2000/svg); a { color: red }",
  "a { background: url('data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\"/>') }",
  "a { color: #FFF; background: #0b5d3f80 url(a.svg#part) #abcd; border-color: #0B5D3F }",
  "a { grid-area: 1 / 2 / span 2 / 3; flex: 1 1 0%; animation: 2s 3 emerge; --id: #no-colour 4 px }",
  "a#one:hover { margin: 0 } #two { margin: 0 1px }",
  "a:hover,\nb:focus-visible { color: red }",
  "a { &:hover { color: red } b:has(> i:first-child) { margin: 0 } }",
  "a { color: red; b:hover & { margin: 0 } }",
  '@import url("a.css") supports(display: grid) screen and (min-width: 1px);\na { margin: 0 }',
  "@media (min-width: 40rem) and (hover: hover) { a { margin: 0 } }",
  "@container card style(--wide: yes) { a { margin: 0 } }",
  "@supports (display: grid) and (not (margin: trim)) { a { margin: 0 } }",
  '@property --ink { syntax: "<color>"; inherits: false; initial-value: red }',
  'a::before { content: "note: " attr(title) "a; b: c" }',
  "a { background: url(data:image/svg+xml;base64,PD9:x=) no-repeat,\n  url('a:b') }",
  "a { grid-template:\n    [top] 'a b' auto\n    [end: ] 'c d' / 1fr }",
  "a { color: if(style(--dark: 1): white; else: black); }",
  'a { --one: { "a": 1, "b": 2 }; --two: { "a": 1, b: 2 }; --three: { a: 1, b: 2 }; margin: 0 }',
  "a { --data: { a: b; c: d }; --pair: a:b c:d; --empty:; --colour: red }",
  "a { filter: progid:DXImageTransform.Microsoft.gradient(startColorstr='#1', endColorstr='#2') }",
  "a { filter: alpha(opacity=50) progid:DXImageTransform.Microsoft.Alpha(opacity=50) }",
  "a { *zoom: 1; _height: 1px; -webkit-box-orient: vertical; inset-area: top }",
  "a { transition:\n    color 1s,\n    margin 1s\n}",
  "a { /* color: red\n margin: 0 */ padding: 0 }",
  "/* it’s a: b\n isn't c: d */ b::after { content: '/*'; margin: 0 }",
])("%s is no mistake", css => {
  expect(styleMistakes(css)).toEqual([]);
});

test("a comment of 200,000 signs, as compilers leave it with what they were given, is passed over quickly", () => {
  expect(found(`/* ${"Ab+/".repeat(50_000)} */ a { colour: red }`)).toEqual(["colour"]);
});
