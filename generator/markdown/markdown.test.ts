import { describe, expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const picture = { width: 10, height: 5, src: "/assets/x.jpg", sources: [] };
const html = (source: string) => render(source).html.trim();
const render = (source: string) =>
  renderMarkdown(source, {
    link: route => (route.startsWith("/") ? `${route}/` : route),
    image: () => picture,
    picture: ({ src }, alt) => `<img src="${src}" alt="${alt}">`,
  });

describe("markdown", () => {
  test.each([
    ["## Prices", '<h2 id="prices">Prices</h2>'],
    [
      "## A\n### What **we** do",
      '<h2 id="a">A</h2><h3 id="what-we-do">What <strong>we</strong> do</h3>',
    ],
    ["# A title", '<h2 id="a-title">A title</h2>'],
    ["#### A\n#### B", '<h2 id="a">A</h2><h2 id="b">B</h2>'],
    ["## A\n#### B\n### C", '<h2 id="a">A</h2><h3 id="b">B</h3><h3 id="c">C</h3>'],
    ["# A\n## B", '<h2 id="a">A</h2><h2 id="b">B</h2>'],
    ["# A\n### B", '<h2 id="a">A</h2><h3 id="b">B</h3>'],
    ["one\n\ntwo", "<p>one</p><p>two</p>"],
    ["**one**\n**two**", "<p><strong>one</strong>\n<strong>two</strong></p>"],
    ["[a](/b), [c](/d)", '<p><a href="/b/">a</a>, <a href="/d/">c</a></p>'],
    ["[in](/blog)", '<p><a href="/blog/">in</a></p>'],
    ["[out](https://example.org)", '<p><a href="https://example.org">out</a></p>'],
    ["[see <https://e.co> there](/b)", '<p><a href="/b/">see https://e.co there</a></p>'],
    ["Rye[^1]\n\n[^1]: Note.", "<p>Rye[^1]</p><p>[^1]: Note.</p>"],
    ["[a list](</a list>)", '<p><a href="/a%20list/">a list</a></p>'],
    ["[a](https://e.co/?b[]=1|%7C)", '<p><a href="https://e.co/?b%5B%5D=1%7C%7C">a</a></p>'],
    ["“https://e.co/a”", '<p>“<a href="https://e.co/a">https://e.co/a</a>”</p>'],
    ["https://e.co/a\u200b b", '<p><a href="https://e.co/a">https://e.co/a</a>\u200b b</p>'],
    ["看https://e.co/ł。好", '<p>看<a href="https://e.co/ł">https://e.co/ł</a>。好</p>'],
    ['[a](/b "Rye & oat")', '<p><a href="/b/" title="Rye &#38; oat">a</a></p>'],
    ["[mail](mailto:a@b.co)", '<p><a href="mailto:a@b.co">mail</a></p>'],
    ["![A loaf](loaf.jpg)", '<p><img src="/assets/x.jpg" alt="A loaf"></p>'],
    ["- [x] done", '<ul class="tasks" role="list"><li>☑ done</li></ul>'],
    ["- [ ] to do\n- a note", "<ul><li>☐ to do</li><li>a note</li></ul>"],
    ["1. [ ] to do", "<ol><li>☐ to do</li></ol>"],
    ["“مرحبا” (2026).", '<p dir="rtl">“مرحبا” (2026).</p>'],
    ["The word مرحبا", "<p>The word مرحبا</p>"],
    ["## שלום", '<h2 id="section" dir="rtl">שלום</h2>'],
    ["1. שלום\n2. Hello", '<ol dir="rtl"><li>שלום</li><li>Hello</li></ol>'],
    [
      "- שלום\n  - Hello.\n    - 12\n    - שלום\n- 24\n\nHello.",
      '<ul dir="rtl"><li>שלום<ul dir="ltr"><li>Hello.<ul><li>12</li><li>שלום</li></ul></li></ul></li><li>24</li></ul><p>Hello.</p>',
    ],
    [
      "- שלום\n\n  Hello.\n\nHello.",
      '<ul dir="rtl"><li><p>שלום</p><p dir="ltr">Hello.</p></li></ul><p>Hello.</p>',
    ],
    ["- שלום\n  - 24", '<ul dir="rtl"><li>שלום<ul><li>24</li></ul></li></ul>'],
    ["- [x] שלום", '<ul class="tasks" role="list" dir="rtl"><li>☑ שלום</li></ul>'],
    ["> مرحبا\n>\n> Hello.", '<blockquote><p dir="rtl">مرحبا</p><p>Hello.</p></blockquote>'],
  ])("%j becomes HTML", (source, expected) => expect(html(source)).toBe(expected));

  test.each([
    ["**Note:**words", "<strong>Note:</strong>words"],
    ["words**(a)**words", "words<strong>(a)</strong>words"],
    ["was**£5**, now **£4!**each", "was<strong>£5</strong>, now <strong>£4!</strong>each"],
    ["see**[the prices](/b)**\nbelow", 'see<strong><a href="/b/">the prices</a></strong>\nbelow'],
    ["**The *best*:**words", "<strong>The <em>best</em>:</strong>words"],
    ["***Note:***words", "<strong><em>Note:</em></strong>words"],
    ["**`a**`:**words", "<strong><code>a**</code>:</strong>words"],
    ["**Two\nlines:**words", "<strong>Two\nlines:</strong>words"],
    ["2 ** 3: **b, \\*\\*c:\\*\\*d", "2 ** 3: **b, **c:**d"],
    ["From £10**, or £20**. **Without VAT.", "From £10**, or £20**. **Without VAT."],
    ["**one and then: **two** three", "**one and then: <strong>two</strong> three"],
  ])("words between two stars each are bold beside letters too: %j", (source, expected) => {
    expect(html(source)).toBe(`<p>${expected}</p>`);
  });

  test.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScript:alert(1))",
    "[x](java&#115;cript:alert(1))",
    "[x](vbscript:x)",
    "[x](data:text/html,x)",
    "[x](<java\tscript:alert(1)>)",
  ])("drops the address of %j", source => {
    expect(html(source)).not.toMatch(/href/);
  });

  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "a <b onclick=x>b</b>",
    "<!-- x -->",
    "<svg/onload=alert(1)>",
  ])("shows raw HTML %j as text", source => {
    expect(html(source)).not.toMatch(/<(script|img|b|svg|!--)/);
  });

  test("shows a block of raw HTML in a paragraph of its own, and nothing of a note between writers", () => {
    expect(html("Before.\n\n<div>raw</div>\n\n<!-- a note -->\n\nAfter.")).toBe(
      "<p>Before.</p><p>&#60;div&#62;raw&#60;/div&#62;</p><p>After.</p>",
    );
  });

  test.each([
    ["<!-- a note --> Some **bold** words", "<p>Some <strong>bold</strong> words</p>"],
    ["<!-- a --> one <!-- b\nc --> two", "<p>one  two</p>"],
    ["<!-- a\n\nnote --> ## Rye", '<h2 id="rye">Rye</h2>'],
    ["- <!-- a note --> **one**\n- two", "<ul><li><strong>one</strong></li><li>two</li></ul>"],
  ])("takes what stands behind a note for text as any: %j", (source, shown) => {
    expect(html(source)).toBe(shown);
  });

  test.each(["code", "pre", "kbd", "script", "CODE"])(
    "shows as text all that stands behind a <%s> that is shown as text",
    tag => {
      expect(html(`Behind <${tag}> a@b says a <b or "c" & d`)).toBe(
        `<p>Behind &#60;${tag}&#62; a@b says a &lt;b or &quot;c&quot; &amp; d</p>`,
      );
    },
  );

  test("gives headings that read alike ids of their own, the same in every run", () => {
    const { headings } = render("## Prices\n\n## Prices\n\n## Prices 2\n\n## 价格\n\n## ???");
    expect(headings.map(({ id }) => id)).toEqual([
      ...["prices", "prices-2", "prices-2-2", "section", "section-2"],
    ]);
    expect(render("## Prices").headings[0]?.id).toBe("prices");
  });

  test("gives no heading an id that stands elsewhere on the page", () => {
    const { headings } = renderMarkdown("## Main\n\n## Main", {
      ...{ link: route => route, image: () => picture, picture: () => "", ids: /^main$/ },
    });
    expect(headings.map(({ id }) => id)).toEqual(["main-2", "main-3"]);
  });

  test.each([
    ["What happens, and when", "what-happens-and"],
    ["Five to sixteen", "five-to-sixteen"],
    ["Unverwechselbarkeiten und mehr", "unverwechselbarkeiten"],
    ["3 reasons", "section-3-reasons"],
  ])("gives %j the id of its first words", (heading, id) => {
    expect(render(`## ${heading}`).headings[0]?.id).toBe(id);
  });

  test("hands out a heading's words as they are shown, also where HTML names a character", () => {
    const { headings } = render("## Caf&eacute; &amp; bar &ndash; &copy; 2026 &constructor;");
    expect(headings[0]?.text).toBe("Café & bar – © 2026 &constructor;");
  });

  test("hands out which heading of a section runs from right to left", () => {
    const { sections } = render("## One\n\nשלום\n\n## שלום\n\nText.");
    expect(sections().map(({ heading }) => heading?.dir)).toEqual([undefined, "rtl"]);
  });

  test("hands out the sections under headings of the second level", () => {
    const { sections } = render("Before.\n\n## One\n\nText.\n\n### Inner\n\n## Two & more\n\nEnd.");
    expect(sections().map(({ heading }) => [heading?.id, heading?.text])).toEqual([
      [undefined, undefined],
      ["one", "One"],
      ["two-more", "Two & more"],
    ]);
    expect(sections()[1]?.html).toContain('<h3 id="inner">');
  });

  test("lets wide tables scroll, with the keyboard too, names the columns but an empty corner, calls each by its heading and has each cell run its own way", () => {
    expect(html("| A | B |\n|---|--:|\n| 1 | 2 |")).toContain(
      '<th scope="col" class="align-right">B</th>',
    );
    expect(html("| | B |\n|---|---|\n| 1 | 2 |")).toContain(
      '<tr><td></td><th scope="col">B</th></tr>',
    );
    expect(html("| A |\n|---|\n| שלום |")).toContain('<td dir="rtl">שלום</td>');
    const table = "| A |\n|---|\n| 1 |\n\n";
    expect(html(table)).toContain(' tabindex="0"><table>');
    expect(html(`## Costs\n\n${table}${table}`).match(/(?<=aria-label=")[^"]*/g)).toEqual([
      "Table: Costs",
      "Table 2: Costs",
    ]);
  });

  test("lets long lines of code scroll, with the keyboard too, and shows all of it as text", () => {
    expect(html("```js x\na < b && c\n```")).toBe(
      '<pre tabindex="0"><code class="language-js">a &#60; b &#38;&#38; c\n</code></pre>',
    );
    expect(html("- שלום\n\n      a < b")).toContain('<pre tabindex="0" dir="ltr">');
    expect(html("    <b>")).toBe('<pre tabindex="0"><code>&#60;b&#62;\n</code></pre>');
  });

  test("survives deep nesting", () => {
    expect(html(`${"> ".repeat(200)}deep`)).toContain("deep");
  });
});
