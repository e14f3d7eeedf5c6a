import { describe } from "vitest";
import { noteWith } from "../temporary-site.ts";
import { testEach } from "./test-each.ts";

describe("a mistake in a text", () => {
  testEach([
    {
      mistake: "a picture that is not there",
      content: noteWith("title: A", "![A loaf](loaf.jpg)\n"),
      says: ["new.md:5:1   [image/missing]", "there is no 'loaf.jpg' in content/images"],
    },
    {
      mistake: "a link to a heading by the name that another program gave it",
      content: noteWith("title: A", "## Rye {#dark}\n\n[Rye](#dark)\n"),
      says: ["new.md:7:7   [link/anchor]", "there is no '#dark' on this page"],
    },
    {
      mistake: "a picture of one's own computer, or in the text itself",
      content: noteWith(
        "title: A",
        "![A](C:\\My pictures\\loaf.jpg)\n\n![B](data:image/png;base64,AA)\n",
      ),
      says: [
        "new.md:5:1   [image/foreign]",
        "only your computer has",
        "new.md:7:1   [image/foreign]",
        "written into the text",
      ],
    },
    {
      mistake: "two versions that git has left to choose from",
      content: noteWith("title: A", "One.\n\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> b\n"),
      says: ["new.md:7:1   [content/merge]", "two versions", "the lines of <<<<<<<, ======="],
    },
    {
      mistake: "two versions in front matter",
      content: "---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> b\n---\n",
      says: ["new.md:2:1   [content/merge]"],
    },
    {
      mistake: "two versions of a whole file",
      content: "<<<<<<< HEAD\n---\ntitle: A\n---\n=======\n---\ntitle: B\n---\n>>>>>>> b\n",
      says: ["new.md:1:1   [content/merge]"],
    },
    {
      mistake: "a picture with a size",
      content: noteWith("title: A", "![A loaf](loaf.jpg =200x100)\n"),
      says: ["new.md:5:1   [image/spaces]", "Write it as   ![…](loaf.jpg)"],
    },
    {
      mistake: "a picture that another program would find",
      content: noteWith("title: A", "![A]({{ site.url }}/a/loaf.jpg)\n"),
      says: ["new.md:5:1   [image/missing]", "another program", "![…](loaf.jpg)"],
    },
    {
      mistake: "a picture of another site",
      content: noteWith("title: A", "![](https://elsewhere.example/x.png)\n"),
      says: ["[image/foreign]"],
    },
    {
      mistake: "a picture whose name holds a per cent sign",
      content: noteWith("title: A", "![A loaf](100%.jpg)\n"),
      says: ["new.md:5:1   [image/missing]", "there is no '100%.jpg' in content/images"],
    },
    {
      mistake: "a picture named further below that is not there",
      content: noteWith("title: A", "![A loaf][loaf]\n\n[loaf]: loaf.jpg\n"),
      says: ["new.md:5:1   [image/missing]", "there is no 'loaf.jpg' in content/images"],
    },
    {
      mistake: "a picture whose name has spaces",
      content: noteWith("title: A", "![A loaf](my loaf.jpg)\n"),
      says: ["new.md:5:1   [image/spaces]", "Write it as   ![…](<my loaf.jpg>)"],
    },
    {
      mistake: "a picture whose name has spaces and brackets",
      content: noteWith("title: A", "![A loaf](loaf (1).jpg)\n"),
      says: ["new.md:5:1   [image/spaces]", "Write it as   ![…](<loaf (1).jpg>)"],
    },
    {
      mistake: "a picture with a title in curly quotes",
      content: noteWith("title: A", "![A loaf](loaf.jpg “Fresh”)\n"),
      says: ["new.md:5:1   [image/spaces]", "no title", "Write it as   ![…](loaf.jpg)"],
    },
    {
      mistake: "a picture with spaces in its name that is not there",
      content: noteWith("title: A", '![A loaf](<my loaf.jpg> "A title")\n'),
      says: ["[image/missing]", "there is no 'my loaf.jpg' in content/images"],
    },
    {
      mistake: "a text that is nested beyond measure",
      content: noteWith("title: A", `${"> ".repeat(9000)}x\n`),
      says: ["new.md:5:1   [text/crowded]", "200 signs and spaces", "Take some of the levels away"],
    },
    {
      mistake: "a mistyped link beside a right one that is longer",
      content: noteWith("title: A", "[a](/notes/rye-bread/) and\n[b](/notes/rye)\n"),
      says: ["new.md:6:5   [link/broken]", "there is no page /notes/rye/"],
    },
    {
      mistake: "a broken link",
      content: noteWith("title: A", "See [this](/notes/whit-bread/).\n"),
      says: ["new.md:5:12   [link/broken]", "Did you mean   /notes/white-bread"],
    },
    {
      mistake: "a broken link to a page of our own whose host is in capitals",
      content: noteWith("title: A", "Or [this](HTTPS://BAKERY.EXAMPLE/notes/whit-bread).\n"),
      says: ["new.md:5:11   [link/broken]", "Did you mean   /notes/white-bread"],
    },
    {
      mistake: "a broken address of our own that is written without its https",
      content: noteWith("title: A", "Or www.bakery.example/notes/whit-bread now.\n"),
      says: ["new.md:5:4   [link/broken]", "Did you mean   /notes/white-bread"],
    },
    {
      mistake: "a broken link to a page of our own by its whole address",
      content: noteWith("title: A", "Or [this](http://www.bakery.example/notes/whit-bread).\n"),
      says: ["new.md:5:11   [link/broken]", "Did you mean   /notes/white-bread"],
    },
    {
      mistake: "a broken anchor",
      content: noteWith("title: A", "See [this](/notes/rye-bread/#sour-dogh).\n"),
      says: ["[link/anchor]", "Did you mean   /notes/rye-bread/#sour-dough"],
    },
    {
      mistake: "an anchor of all the words of a heading, as other programs make it",
      content: noteWith(
        "title: A",
        "[a](#proving-in-the-fridge-all-night)\n\n## Proving in the fridge all night\n",
      ),
      says: ["[link/anchor]", "Did you mean   #proving-in-the"],
    },
    {
      mistake: "a relative link",
      content: noteWith("title: Of white-bread", "[a](white-bread.md) [b](white-bread).\n"),
      says: ["new.md:5:25   [link/relative]", "such as   /notes/white-bread"],
    },
    {
      mistake: "a link without its first slash",
      content: noteWith("title: A", "See [this](notes/white-bread).\n"),
      says: ["[link/relative]", "such as   /notes/white-bread"],
    },
    {
      mistake: "a link to an old address",
      content: noteWith("title: A", "See [this](/rye).\n"),
      says: ["new.md:5:12   [link/redirect]", "Write it as   /notes/rye-bread/"],
    },
    {
      mistake: "a link to an old address as a file",
      content: noteWith("title: A", "See [this](/rye.html).\n"),
      says: ["new.md:5:12   [link/redirect]", "Write it as   /notes/rye-bread/"],
    },
    {
      mistake: "two pages with one title",
      content: noteWith("title: Rye bread"),
      says: ["[page/duplicate-title]", "/notes/rye-bread"],
    },
    {
      mistake: "a link that climbs",
      content: noteWith("title: A", "[this](../rye)\n"),
      says: ["new.md:5:8   [link/relative]", "such as   /rye"],
    },
    {
      mistake: "a link to the file of another text",
      content: noteWith("title: A", "[a](white-bread.md) and [b](../notes/Rye%20Bread.md#rye)\n"),
      says: [
        "new.md:5:5   [link/file-name]",
        "Write it as   /notes/white-bread/",
        "Write it as   /notes/rye-bread/#rye",
      ],
    },
    {
      mistake: "a link to the mistyped file of another text",
      content: noteWith("title: A", "[a](/notes/whit-bread.md)\n"),
      says: [
        "[link/file-name]",
        "there is no 'whit-bread.md'",
        "Write it as   /notes/white-bread/",
      ],
    },
    {
      mistake: "an address without its beginning",
      content: noteWith("title: A", "[a](www.b.example/c) [b](//d.example) [c](me@e.example)\n"),
      says: [
        "new.md:5:5   [link/outside]",
        "Write it as   https://www.b.example/c",
        "Write it as   https://d.example",
        "Write it as   mailto:me@e.example",
      ],
    },
    {
      mistake: "a telephone number with spaces in its link",
      content: noteWith("title: A", "[Ring us](tel:01632 960 960)\n"),
      says: ["new.md:5:11   [link/spaces]", "Write it as   tel:01632960960"],
    },
    {
      mistake: "a telephone number as an address",
      content: noteWith("title: A", "[Ring us](01632960960)\n"),
      says: ["new.md:5:11   [link/outside]", "Write it as   tel:01632960960"],
    },
    {
      mistake: "a telephone number with spaces as an address",
      content: noteWith("title: A", "[Ring us](+44 1632 960960)\n"),
      says: ["new.md:5:11   [link/spaces]", "Write it as   tel:+441632960960"],
    },
    {
      mistake: "the name of a file with spaces as an address",
      content: noteWith("title: A", "[Prices](our prices.pdf)\n"),
      says: ["new.md:5:10   [link/spaces]", "Write it as   our%20prices.pdf"],
    },
    {
      mistake: "a link to a file that is not there",
      content: noteWith("title: A", "[Prices](/prices.pdf)\n"),
      says: [
        "new.md:5:10   [link/broken]",
        "there is no file /prices.pdf",
        "content/files/prices.pdf",
      ],
    },
    {
      mistake: "a link to a file with a space in its name that is not there",
      content: noteWith("title: A", "See [Prices](</our prices.pdf>).\n"),
      says: ["new.md:5:15   [link/broken]", "there is no file /our prices.pdf"],
    },
    {
      mistake: "a link to a file whose name is misspelt",
      content: noteWith("title: A", "[Prices](/pirces.pdf)\n"),
      beside: { "content/files/prices.pdf": "%PDF" },
      says: ["there is no file /pirces.pdf", "Did you mean   /prices.pdf"],
    },
    {
      mistake: "an address with one slash",
      content: noteWith("title: A", "[a](https:/b.example)\n"),
      says: ["new.md:5:5   [link/address]", "Write it as   https://b.example"],
    },
    {
      mistake: "a link without an address",
      content: noteWith("title: A", "[a]()\n"),
      says: ["[link/empty]", "leads nowhere"],
    },
    {
      mistake: "a link without words",
      content: noteWith("title: A", "A [](/notes/rye-bread/) b\n"),
      says: ["new.md:5:3   [link/words]", "nobody sees it"],
    },
    {
      mistake: "a picture without a file",
      content: noteWith("title: A", "![A loaf]()\n"),
      says: ["new.md:5:1   [image/missing]", "names no file"],
    },
    {
      mistake: "a heading without words",
      content: noteWith("title: A", "## \n"),
      says: ["new.md:5:1   [text/heading]"],
    },
    {
      mistake: "an invisible character",
      content: noteWith("title: A", "Bell\u0007\n"),
      says: ["new.md:5:5   [content/character]", "U+0007"],
    },
    {
      mistake: "the end of a line as another program writes it",
      content: noteWith("title: A", "## Rye\u2028and oat\n"),
      says: ["new.md:5:7   [content/character]", "U+2028", "begin a new line there"],
    },
    {
      mistake: "an ellipsis of an old Windows program that was read in another encoding",
      content: noteWith("title: A", "And so on\u0085\n"),
      says: [
        "new.md:5:10   [content/character]",
        "U+0085",
        "Write the character that belongs here",
      ],
    },
    {
      mistake: "a sign that turns the direction of reading",
      content: noteWith("title: A", "Open \u202e9 to 5\n"),
      says: ["new.md:5:6   [content/character]", "U+202E"],
    },
    {
      mistake: "thousands of signs that begin a link",
      content: noteWith("title: A", `Text.\n\n${"[a](".repeat(50_000)}\n`),
      says: ["new.md:7:20001   [text/crowded]", "more than 5000 signs"],
    },
    {
      mistake: "a character that was lost",
      content: noteWith("title: A", "Caf\uFFFD owners\n"),
      says: ["new.md:5:4   [content/character]", "a character was lost here"],
    },
    {
      mistake: "an invisible character that is spelt out",
      content: noteWith('title: "Caf\\u00e9 \\x07"'),
      says: ["new.md:2:19   [content/character]", "\\x07"],
    },
  ]);
});
