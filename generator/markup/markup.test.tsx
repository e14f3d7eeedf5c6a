import {
  Activity,
  Component,
  createElement,
  Fragment,
  forwardRef,
  lazy,
  memo,
  type ReactNode,
} from "react";
import { expect, test } from "vitest";
import { markup, partElement } from "./markup.ts";

const html = (node: ReactNode) => markup<never>(node).join("");

const Town = ({ name, children }: { name: string; children?: ReactNode }) => (
  <p title={name}>{children}</p>
);
const Quick = memo(Town);
const Held = forwardRef<HTMLParagraphElement, { name: string }>(({ name }, ref) => (
  <p ref={ref}>{name}</p>
));

test.each<[string, ReactNode, string]>([
  [
    "text is escaped, its quotes are not",
    <p key="p">{`<b> & "it's"`}</p>,
    `<p>&lt;b&gt; &amp; "it's"</p>`,
  ],
  [
    "values are escaped with their double quotes",
    <p key="p" title={`<"it's">`} />,
    `<p title="&lt;&quot;it's&quot;&gt;"></p>`,
  ],
  [
    "what is nothing leaves nothing",
    <p key="p">{[null, undefined, true, false, ""]}</p>,
    "<p></p>",
  ],
  [
    "numbers, however large",
    <p key="p">
      {0} {12n}
    </p>,
    "<p>0 12</p>",
  ],
  [
    "lists within lists, and all that can be gone through",
    <p key="p">{[["a", ["b"]], new Set(["c"])]}</p>,
    "<p>abc</p>",
  ],
  [
    "components, with what stands in them",
    <Town key="p" name="Rugby">
      5 <b>minutes</b>
    </Town>,
    `<p title="Rugby">5 <b>minutes</b></p>`,
  ],
  ["fragments", <Fragment key="p">a{["b"]}</Fragment>, "ab"],
  [
    "memo and forwardRef",
    [<Quick key="a" name="A" />, <Held key="b" name="B" />],
    `<p title="A"></p><p>B</p>`,
  ],
  [
    "elements without an end have none",
    <p key="p">
      a<br />b<wbr />
      <img src="/a.png" alt="" />
    </p>,
    `<p>a<br>b<wbr><img src="/a.png" alt=""></p>`,
  ],
  [
    "shapes of a drawing end in themselves",
    <svg key="s" viewBox="0 0 1 1" aria-hidden="true">
      <path d="M0 0" />
      <g>
        <circle r={1} />
      </g>
    </svg>,
    `<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"/><g><circle r="1"/></g></svg>`,
  ],
  [
    "but not with something in them",
    <path key="p">
      <title>A</title>
    </path>,
    "<path><title>A</title></path>",
  ],
  [
    "given HTML stands as it is",
    <div key="d" dangerouslySetInnerHTML={{ __html: "<i>&amp;</i>" }} />,
    "<div><i>&amp;</i></div>",
  ],
  [
    "what is nothing leaves nothing in a style either",
    <style key="s">{["a{}", [false, null, "b{}"]]}</style>,
    "<style>a{}b{}</style>",
  ],
  [
    "what is out of sight is not written",
    <Activity key="a" mode="hidden">
      a
    </Activity>,
    "",
  ],
  [
    "scripts and styles are no text",
    <style key="s">{"a>b{content:'<'}"}</style>,
    "<style>a>b{content:'<'}</style>",
  ],
  [
    "a line break that browsers would leave out is doubled",
    <pre key="p">{"\n a"}</pre>,
    "<pre>\n\n a</pre>",
  ],
  [
    "the head keeps its order",
    <head key="h">
      <title>A</title>
      <meta charSet="utf-8" />
    </head>,
    `<head><title>A</title><meta charset="utf-8"></head>`,
  ],
])("%s", (_, node, expected) => {
  expect(html(node)).toBe(expected);
});

test("parts that are made already stand between the pieces of text", () => {
  const part = { key: "a" };
  const page = (
    <main>
      a{createElement(partElement, { part })}
      {createElement(partElement, { part })}b
    </main>
  );
  expect(markup<typeof part>(page)).toEqual(["<main>a", part, part, "b</main>"]);
});

class Old extends Component {
  override render() {
    return null;
  }
}

test.each<[string, ReactNode, RegExp]>([
  ["an object", { a: 1, b: 2 } as never, /an object with a, b stands where/],
  ["a function", (() => "") as never, /a function stands where/],
  ["a promise", Promise.resolve("a") as never, /no page can wait/],
  ["a component that is not there", createElement({} as never, { key: "e" }), /names no component/],
  [
    "what is still to be loaded",
    createElement(
      lazy(() => Promise.reject()),
      { key: "l" },
    ),
    /waits for no code/,
  ],
  ["a class", <Old key="o" />, /Old is a class/],
  [
    "what acts",
    <button key="b" type="button" onClick={() => {}} />,
    /onClick of <button> is a handler, but a page stands still/,
  ],
  [
    "a style of its own",
    <p key="p" style={{ color: "red" }} />,
    /style of <p> is refused by the page/,
  ],
  [
    "an address that runs",
    <a key="a" href={"\tjava\nscript:alert(1)"}>
      a
    </a>,
    /href of <a> is a script/,
  ],
  [
    "a style as text",
    createElement("p", { style: "color:red" as never }),
    /style of <p> is refused by the page/,
  ],
  ["a handler as text", createElement("p", { onclick: "a()" }), /onclick of <p> is a handler/],
  ["a script that hides its end", <script key="s">{"'<!--<script>'"}</script>, /says '<!--'/],
  [
    "an element in a script",
    <script key="s">
      <i />
    </script>,
    /hold text alone/,
  ],
  ["what is no number", <td key="t" colSpan={Number.NaN} />, /colSpan of <td> is not a number/],
  [
    "what is no text",
    createElement("p", { title: (() => "") as never }),
    /title of <p> is a function, where a text should be/,
  ],
  ["what cannot be a name", createElement("p", { 'a"b': "c" }), /'a"b' cannot be an attribute/],
  ["text that would end its script", <script key="s">{"</SCRIPT>"}</script>, /would end it there/],
  [
    "HTML that is not wrapped",
    createElement("p", { dangerouslySetInnerHTML: "a" as never }),
    /the key __html/,
  ],
])("%s is refused with a sentence", (_, node, said) => {
  expect(() => html(node)).toThrow(said);
});
