import { describe, expect, test } from "vitest";
import { warningsOf } from "../warnings-of.ts";

describe("a build has no warning", () => {
  test("of a draft, which is not finished", async () => {
    expect(await warningsOf("A <b>word</b>\n", "title: A\ndraft: true")).toBe("");
  });

  test("of a year that is one", async () => {
    const text =
      "2019. One.\n\nIn\n2019. Two.\n\n2021 was good. 2022. Three.\n\n1. Four.\n2. Five.";
    expect(await warningsOf(text)).toBe("");
  });

  test("of what stands in code, in comments or for itself", async () => {
    const body = `**Bold** and **more**, \\** and \`**\`, 5 < 6, lim<?>, <https://a.example>, [a].

* **item** one

***

\`\`\`html
<b>[x](javascript:1)</b> **
\`\`\`

1. A

   ~~~
   <b>
   ~~~

Text.

    <i>

<!-- <b> ** -->

<!--
    A note between writers, which is long enough to be a sentence.
-->

## \`code\`

Some \`code
in <b>\` two lines, [\`m\`][], [n][\`o\`], [p][our bread].

[\`m\`]: /notes/rye-bread/
  'A title'
[\`o\`]: </notes/rye-bread/> (A "title")
[the oven]: oven.jpg "A \\"title\\""
[Our Bread]: /notes/rye-bread/ "A \\"title\\""
[q]:
/notes/rye-bread/
[r]: /notes/rye-bread/ "A
title"
[s]: /notes/rye-bread/

### Where

## Why

##Why
[t]: /notes/rye-bread/

> As [u][v].
>
> [v]: /notes/rye-bread/

Words
[with a bracket]: and no address behind it.

[b](/notes/rye-bread/ "A title") and [c](<https://a.example/x y>) and \`\`a \` <b>\`\`

**\`code\`**, **a**, (**b**), “**c**”, ***d* e**, *f **g***, **h**'s, **5%** and **\`i\`**.

[j](/notes/rye-bread/ "a title") and [k] (an aside) and [\`l\`](/notes/rye-bread/
"A title").

| a \\| b | c |
| --- | :-: |
| 1 |
| 1 | 2 | |

- | a | b |
  |---|---|
  | 1 | 2 |

-5 degrees
-6 degrees

– A single line.

📞 01632 960960\\
✉️ post@example.com

✅ A single one.

{£ Loaf} and {name}

[a](mailto:?subject=Bread) [b](mailto:ann@shop.test,ben@shop.test?subject=Bread) [c](tel:999) [d](https://intranet)

\`\`\`
<<<<<<< HEAD
\`\`\`

\`\`\`\`
\`\`\`mermaid
a-->b
\`\`\`
\`\`\`\`

[[1]](/notes/rye-bread/) and \\[a\\][b](/notes/rye-bread/)

- An item

    Its second paragraph, which is long enough to be a sentence.

- An item
  that goes on in a second line

    Its second paragraph, which is long enough to be a sentence.

~~~

    Code that is written as a sentence of more than eight words.
~~~

> \`\`\`
> code

And **on**.
`;
    expect(await warningsOf(body)).toBe("");
  });
});
