import { describe, expect, test } from "vitest";
import { compiledSite } from "./compiled-site.ts";
import { noteWith } from "./temporary-site.ts";

describe("what stands in a text is shown as its writer meant it", () => {
  const htmlOf = async (body: string) => {
    const site = compiledSite({ "content/notes/new.md": noteWith("title: A", body) });
    await site.build();
    return site.read("dist/notes/new/index.html");
  };

  test("a line of two or three hashes is a heading also without its space", async () => {
    const html = await htmlOf("Text\n##Sour dough\n###Rye\n\n```\n##code\n```\n");
    expect(html).toContain('<h2 id="sour-dough">Sour dough</h2>');
    expect(html).toContain('<h3 id="rye">Rye</h3>');
    expect(html).toContain("<code>##code");
  });

  test("a link within the words of another one is only words", async () => {
    const html = await htmlOf("[a <https://b.example> c](/notes/rye-bread/)\n");
    expect(html).toContain('<a href="/notes/rye-bread/">a https://b.example c</a>');
  });

  test("a number that is no character stands as it is written", async () => {
    const html = await htmlOf("## A &#99999999;\n\n[b](https://b.example/?&#x110000;)\n");
    expect(html).toContain("A &amp;#99999999;</h2>");
  });

  test("what a link, its title and the words of a picture spell as HTML is read as such", async () => {
    const html = await htmlOf('[a](/notes/rye-bread/?b=1&c=2&amp;d "E &amp; F") &copy;\n');
    expect(html).toContain('href="/notes/rye-bread/?b=1&#38;c=2&#38;d" title="E &#38; F">');
  });

  test("a comment is not shown", async () => {
    const html = await htmlOf("A <!-- to do --> word.\n\n<!--\nto do\n-->\n\nMore.\n");
    expect(html).not.toContain("to do");
    expect(html).toContain("More.");
  });
});
