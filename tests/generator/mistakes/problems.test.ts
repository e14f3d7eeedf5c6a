import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compiledSite } from "../compiled-site.ts";
import { noteWith, temporarySite } from "../temporary-site.ts";

describe("an editor's mistake", () => {
  test("does not hide another one: all of a run are reported, and nothing is written", async () => {
    const site = compiledSite();
    await site.build();
    const before = site.read("dist/index.html");
    site.change("content/notes/one.md", noteWith("date: 1/1/2025"));
    site.change("content/notes/two.md", "no front matter");
    site.change("content/opening.ts", "export const opening = { day: 7, hours: [] };\n");
    const text = await site.problems();
    for (const part of [
      "one.md:3:1   [note/title]",
      "one.md:2:7   [note/date]",
      "two.md:1:1",
      "content/opening.ts:1:",
    ])
      expect(text).toContain(part);
    expect(site.read("dist/index.html")).toBe(before);
  });

  test("in front matter hides none in the text below it", async () => {
    const text = "##\n\n[A](http:/rye) ![A loaf](loaf.jpg)\n";
    const site = compiledSite({
      "content/notes/one.md": noteWith("title: A\ncolour: rde\ndate: 1/1/2025", text),
    });
    const told = await site.problems();
    for (const code of [
      "note/colour",
      "note/date",
      "text/heading",
      "link/address",
      "image/missing",
    ])
      expect(told).toContain(`[${code}]`);
  });

  test("in a list within a list is shown at its own element, with the key that was meant", async () => {
    const site = temporarySite();
    const asked = "faqs: z.array(z.strictObject({ question: z.string() })).default([]),\n  tags:";
    site.edit("templates/site.ts", "tags:", asked);
    const faqs = "faqs:\r\n  - question: Why?\r\n  - queston: What?";
    site.change("content/notes/new.md", `---\r\ntitle: A\r\n${faqs}\r\n---\r\n`);
    const text = await site.problems();
    expect(text).toContain("new.md:5:5   [note/unknown-key]");
    expect(text).toContain("there is no 'queston'; did you mean 'question'?");
  });

  test("in a menu that every page shows is reported once", async () => {
    const site = temporarySite();
    const menu = '<a href="/nowhere/">Nowhere</a>{children}';
    site.edit("templates/frame.tsx", "{children}", menu);
    const text = await site.problems();
    expect(text.match(/link\/broken/g)).toHaveLength(1);
    expect(text).toMatch(/there is no page \/nowhere\/ \(on the page .* and on \d more/);
  });

  test.each([
    ["page/id", '<i id="here" /><i id="here" />', "the id 'here' stands twice on the page"],
    ["image/alt", '<img src="/robots.txt" />', "the picture /robots.txt has no alt text"],
    [
      "page/structured-data",
      '<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: "{oops" }} />',
      "the structured data is not JSON",
    ],
    ["link/anchor", '<a href="/#none">Up</a>', "there is no '#none' on /"],
    ["link/anchor", '<a href="#none">Up</a>', "there is no '#none' on this page"],
    ["link/file", '<img src="/none.png" alt="" />', "there is no file /none.png"],
  ])("%s in a part that every page shares is reported once", async (code, markup, message) => {
    const site = temporarySite({
      "content/notes/linked.md": noteWith("title: Linked", "[Home](/)\n"),
    });
    site.edit("templates/frame.tsx", "{children}", "{tools.shared(Foot, {})}{children}");
    site.edit("templates/frame.tsx", /$/, `\nconst Foot = () => <footer>${markup}</footer>;\n`);
    const text = await site.problems();
    expect(text.split(`[${code}]`)).toHaveLength(2);
    expect(text).toContain(message);
    expect(text).toMatch(/\(on the page .* and on 4 more/);
  });

  test("to a place of the first page, which is a place of their own there, is reported once", async () => {
    const site = temporarySite();
    site.edit("content/opening.ts", /$/, '// "/#none"\n');
    const menu = '<a href={tools.link("/#none")}>None</a>{children}';
    site.edit("templates/frame.tsx", "{children}", menu);
    const text = await site.problems();
    expect(text).toContain("content/opening.ts:");
    expect(text.split("[link/anchor]")).toHaveLength(2);
  });

  test("an id of a shared part that the page has, too, is found", async () => {
    const site = temporarySite();
    const both = '{tools.shared(Foot, {})}<i id="here" />{children}';
    site.edit("templates/frame.tsx", "{children}", both);
    site.edit("templates/frame.tsx", /$/, '\nconst Foot = () => <footer id="here" />;\n');
    expect(await site.problems()).toContain("the id 'here' stands twice on the page");
  });

  test.each(["content/notes/secret.md", "content/files/secret.pdf"])(
    "a link out of the content folder, %s, is refused",
    async file => {
      const site = compiledSite({ "content/files/prices.txt": "1" });
      symlinkSync("/etc/hostname", join(site.root, file));
      expect(await site.problems()).toContain(
        `${file}   [content/link]\n   a link that leads out of the content folder`,
      );
    },
  );

  // Other systems take no such name.
  test.runIf(process.platform === "linux").each([
    ["notes/caf\xe9.md", writeFileSync],
    ["files/caf\xe9.pdf", writeFileSync],
    ["notes/caf\xe9", (path: Buffer) => mkdirSync(path)],
  ] as const)(
    "a name in the alphabet of another system, content/%s, is told",
    async (name, make) => {
      const site = compiledSite({ "content/files/prices.txt": "1" });
      make(Buffer.from(join(site.root, "content", name), "latin1"), "Text.");
      const shown = name.replace("\xe9", "\ufffd");
      expect(await site.problems()).toContain(
        `content/${shown}   [content/file-name]\n   this name`,
      );
    },
  );
});
