import { expect, test } from "vitest";
import { foreignMarks } from "./foreign-marks.ts";

test.each([
  ["{{< youtube a1 >}}", "text/command", "Link to it instead"],
  ['{{< figure src="a.png" >}}', "text/command", "![What it shows](picture.jpg)"],
  ['[a]({{< ref "a.md" >}})', "text/command", "[words](/address)"],
  ["{% highlight js %}", "text/command", "two lines of   ```"],
  ["Dear {{ name }}", "text/command", "what it stood for"],
  ['\\[gallery ids="1,2"\\]', "text/command", "![What it shows](picture.jpg)"],
  ["[embed]https://a.example[/embed]", "text/command", "Link to it instead"],
  ["[[_TOC_]]", "text/command", "Take it away"],
  ["> [!NOTE]", "text/box", "> **Note:** words"],
  ["> [!tip]- Words", "text/box", "> **Tip:** words"],
  [":::warning Words", "text/box", "> **Warning:**"],
  ["::: {#refs}", "text/box", "Take the lines"],
  ["$$\n\\frac{a}{b}\n$$", "text/formula", "profit ÷ cost"],
  ["$$a^2 + b^2$$", "text/formula", "profit ÷ cost"],
  ["Then a \\times b", "text/formula", "profit ÷ cost"],
  ["So it is. :contentReference[oaicite:0]{index=0}", "text/source", "Take it away"],
  ["So it is. \ue200cite\ue202turn0search3\ue201", "text/source", "Take it away"],
  ["So it is.【4†source】", "text/source", "Take it away"],
  [
    "[a](https://a.example/?id=5&utm_source=chatgpt.com)",
    "text/source",
    "Take   &utm_source=chatgpt.com   away",
  ],
  [
    "[a](https://a.example/b?utm_source=perplexity.ai#c)",
    "text/source",
    "Take   ?utm_source=perplexity.ai   away",
  ],
  [
    "See https://a.example/?utm_source=chatgpt.com&id=5",
    "text/source",
    "Take   utm_source=chatgpt.com&   away",
  ],
  ["So it is. [site:0‡Site](https://a.example)", "text/source", "Take it away"],
  ["[cite_start]So it is.[cite: 1, 2]", "text/source", "Take it away"],
  ["*|IF:FNAME|*Hello *|FNAME|**|ELSE:|*Hello*|END:IF|*", "text/command", "what it stood for"],
  ["Hello *|FNAME|*, it is *|DATE:d/m/y|*.", "text/command", "or write what it stood for"],
  ["Hello %FIRST_NAME%, 5% off", "text/command", "or write what it stood for"],
  ["Hello {first_name}, come in", "text/command", "or write what it stood for"],
  ["Use \\*\\*bold\\*\\* words", "text/bold", "Write it as   **bold**"],
  ["\\#\\# Why now\n\nText.", "text/bold", "Write it as   ## Why now"],
  ["\\## Why now\n\nText.", "text/bold", "Write it as   ## Why now"],
  ["\\#\\# \\*\\*In snake\\_case\\*\\*", "text/bold", "Write it as   ## **In snake\\_case**"],
  ["See \\[our menu\\](/menu)", "link/brackets", "Write it as   [our menu](/menu)"],
  ["\\!\\[A loaf\\](loaf.jpg)", "link/brackets", "Write it as   ![A loaf](loaf.jpg)"],
  ["A ==marked word== here", "text/bold", "**marked word**"],
  ["A %%note%% here", "text/comment", "<!-- note -->"],
  ["## Rye {#rye}", "text/attributes", "Take it away"],
  ["![A loaf](loaf.jpg){width=50%}", "text/attributes", "Take it away"],
  ['[more](/blog){:target="_blank"}', "text/attributes", "Take it away"],
  ["Our menu{: .lead}", "text/attributes", "Take it away"],
  ["Our menu{target=_blank}", "text/attributes", "Take it away"],
  ["We at [Your Company Name] bake", "text/gap", "\\[Your Company Name]"],
  ["Ring us at **[Phone Number]** today", "text/gap", "\\[Phone Number]"],
  ["## Lorem Ipsum Dolor\n\nLorem ipsum dolor sit amet.", "text/gap", "words of your own"],
  ["TODO: ask Ann", "text/gap", "what is still to be done"],
  ["It costs [TBC] a year", "text/gap", "what is still to be done"],
  ["Sure! Here is an article about bread:\n\nText.", "text/source", "Take it away"],
  ["Certainly! Here is an article about bread.\n\nText.", "text/source", "Take it away"],
  ["Certainly, here’s the revised version of it:", "text/source", "Take it away"],
  ["Text.\n\nWould you like me to add a recipe?\n", "text/source", "Take it away"],
  ["Text.\n\nAs an AI language model, I cannot bake.", "text/source", "Take it away"],
  ["Text.\n\nLet me know if you’d like me to adjust the tone!", "text/source", "Take it away"],
  ["-----Original Message-----\n\nText.", "text/source", "Take it away"],
  ["Text.\n\nSent from my iPhone", "text/source", "Take it away"],
  ["H~2~O", "text/formula", "\\~"],
  ['[caption id="a" width="3"] ![A](a.jpg)', "text/command", "keep the picture and the words"],
  ["![A](a.jpg)[/caption]", "text/command", "keep the picture and the words"],
  ["[/caption]", "text/command", "keep the picture and the words"],
  ["Text.\n\n#LocalSEO #Rugby", "text/source", "tags: [LocalSEO, Rugby]"],
  ["We are open :tada:", "text/command", "the emoji itself"],
  ["Thanks :+1: all", "text/command", "the emoji itself"],
  ["It costs ~£5–~£6", "text/formula", "\\~"],
  ["Text.\n\n[gallery]\n", "text/command", "![What it shows](picture.jpg)"],
  ["[contact-form-7]", "text/command", "what it stood for"],
  ["[youtube https://a.example/b]", "text/command", "Link to it instead"],
])("%j is told as %s, with what to write instead", (text, code, fix) => {
  const [slip, ...others] = foreignMarks(text, text);
  expect(others).toEqual([]);
  expect(slip).toMatchObject({ code, severity: "warning" });
  expect(slip?.fix).toContain(fix);
});

test.each([
  "An essay on lorem ipsum, and on what a model of language is, such as ChatGPT",
  "A list of things to do: todo lists, and what is to be confirmed (TBC) later",
  "“They built [our website] for [the town].” Read [our last address], or [this link].\n\n[our last address]: /a\n[THIS link]: /b",
  "Ring [phone number].\n\n[Phone number]: /contact",
  "Ring [your phone number][1].\n\n[1]: /contact",
  "Let me know if you'd like me to rewrite your pages.",
  "Let me know if you'd like any changes to your order.\n\nLet me know if you'd like a longer walk.",
  "Let me know if you'd like me to bake. [words][our address] {£ Loaf} 5% OFF, 10% MORE",
  "Here is what we bake. Would you like me to say more? We would.",
  "Of course! Here is how we do it.",
  "Absolutely! Here's what it costs:",
  "Certainly! Here is [an article on it](/blog/bread).",
  "\\# 1 in Rugby",
  "|A|B|C|\n|---|---|---|\n|*|Yes|*|\n|*|VAT|*|",
  "|A|B|\n|---|---|\n|Rye *|Yes|*|",
  "\\# is the sign that begins a heading",
  "~~struck~~ and about ~5 or ~10 minutes, ~/home and \\~2\\~",
  "[https://a.example/~ann/b](https://a.example/~ann/b)",
])("%j is told as nothing", text => {
  expect(foreignMarks(text, text)).toEqual([]);
});

test("of one kind the first is told, and how many there are more", () => {
  const text = "Text.\n\n{% a %}\n\n{% b %} {{ c }}";
  const [slip] = foreignMarks(text, text);
  expect(slip).toMatchObject({ at: 7, length: 7 });
  expect(slip?.message).toContain("(and 2 more in this file)");
});

test("of commands the first is told for each thing that is to be done", () => {
  const text =
    '[gallery ids="1"] [gallery ids="2"]\n\n[caption id="a"]![A](a.jpg) A[/caption] [form id="5"]';
  const told = foreignMarks(text, text).map(({ at, fix }) => [text.slice(at, at + 5), fix]);
  expect(told).toEqual([
    ["[gall", expect.stringContaining("![What it shows]")],
    ["[capt", expect.stringContaining("keep the picture")],
    ["[form", expect.stringContaining("what it stood for")],
  ]);
});

test.each([
  "我们说【好】，【2】年，【24】小时",
  "Visits with ?utm_source=chatgpt.com and [a](https://a.example/?utm_source=newsletter)",
  "{£ Loaf} and {name} and { } and {{}} and 100% {a} 5%",
  "a == b == c and === d ===",
  "[a film](/film) and [insert it](/a) and \\[Your name] and [your town][a]",
  "It costs $5, or $$ for two, and C:\\temp",
  "A meal is $, $$, $$$ or $$$$; a $$ place is no $$ more, and $$ = cheap, $$$ = dear.",
  "$$ = cheap. It is a $$ place",
  "At $$ coffee + cake are cheap.\n\nIt is a $$ place",
  "> [!](/a) and a:: b, and cite it, and (x‡)",
  ":::",
  "[a] [/b](/c) [x=1] (d)[/prices]",
  '![a b="c"](d.jpg)',
  "Open 10:30:45, a:b:c, https://a:b:c/, e.g. :) and :-( and note: words: more, |:---:|",
  "It costs $US 5_000 or $6 and US$7_000.",
  "Text\n\n#Rye bread #2\n\n#1 #2\n\n#Rye\n\nIn C #define a",
  "a^b, 2^10 and [^",
  "Words: with\n:tada and more",
  "See [gallery] and\n[gallery](/a)\n\n[gallery]: /b",
  "In the editor it is \\:wq:",
])("%j means what it says", text => {
  expect(foreignMarks(text, text)).toEqual([]);
});
