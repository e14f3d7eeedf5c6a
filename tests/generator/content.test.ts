import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runSite } from "../run-site.ts";
import { compiledSite } from "./compiled-site.ts";
import { noteWith, treeOf } from "./temporary-site.ts";

const noteHtml = async (content: string | Uint8Array, file = "content/notes/odd.md") => {
  const site = compiledSite({ [file]: content });
  await site.build();
  return site.read("dist/notes/odd/index.html");
};

describe("odd but sound files become pages", () => {
  test.each([
    ["with a byte order mark", `\uFEFF${noteWith("title: Odd", "Fine.\n")}`],
    ["with Windows line ends", noteWith("title: Odd", "Fine.\n").replaceAll("\n", "\r\n")],
    ["with line ends of an old Mac", noteWith("title: Odd", "Fine.\n").replaceAll("\n", "\r")],
    [
      "with signs that nobody sees round its lines",
      "\u200b---\ntitle: Odd\u00a0\n---\u00a0\nFine.\n",
    ],
    ["without a newline at the end", "---\ntitle: Odd\n---\nFine."],
    ["with comments in the front matter", noteWith("# the headline\ntitle: Odd # here", "Fine.\n")],
    ["with dashes in the text", noteWith("title: Odd", "Fine.\n\n---\n\nMore.\n")],
  ])("%s", async (_, content) => {
    const html = await noteHtml(content);
    expect(html).toContain("<h1>Odd</h1>");
    expect(html).toContain("Fine.");
  });

  test("with front matter only", async () =>
    expect(await noteHtml("---\ntitle: Odd\n---")).toContain("<h1>Odd</h1>"));

  test("with spaces of a word processor at the ends of lines, and what has no width at their beginnings", async () => {
    const text = "- Rye\n- Oat\u00a0\n\n\u200b## Prices \u00a0\nOne.  \u2028\n\u00a0\nTwo.\n";
    expect(await noteHtml(noteWith("title: Odd", text))).toMatch(
      /<li>Oat<\/li><\/ul><h2[^>]*>Prices<\/h2><p>One\.<\/p><p>Two\.<\/p>/,
    );
  });

  test("with emoji, Chinese and right-to-left text", async () => {
    const html = await noteHtml(noteWith('title: "Brot 🍞 面包 خبز"', "面包 🍞 خبز\n"));
    expect(html).toContain("<h1>Brot 🍞 面包 خبز</h1>");
    expect(html).toContain("面包 🍞 خبز");
  });

  test("with a name of capitals, spaces and accents", async () => {
    const site = compiledSite({ "content/notes/Crème Brûlée & Co.md": noteWith("title: Crème") });
    await site.build();
    expect(site.read("dist/notes/creme-brulee-co/index.html")).toContain("Crème");
  });

  test("of five megabytes", async () => {
    const html = await noteHtml(
      noteWith("title: Odd", "A paragraph of a very long text.\n\n".repeat(150_000)),
    );
    expect(html.length).toBeGreaterThan(5_000_000);
  });

  test.each(["odd/index.md", "2025/odd/_index.md"])("as %s, in a folder of its own", async name => {
    expect(await noteHtml(noteWith("title: Odd"), `content/notes/${name}`)).toContain("Odd");
  });

  test("in folders below, whose names do not change the address", async () => {
    expect(await noteHtml(noteWith("title: Odd"), "content/notes/2025/odd.md")).toContain("Odd");
  });
});

describe("what is not to be published yet", () => {
  const future = {
    "content/notes/later.md": noteWith("title: Later\ndate: 2999-01-01"),
    "content/notes/draft.md": noteWith("title: Draft\ndraft: true"),
  };

  test("stays out of pages and lists, and the build says so", async () => {
    const site = compiledSite(future);
    const report = await site.build();
    expect(report.scheduled.map(({ file, date }) => [file, date])).toEqual([
      ["content/notes/later.md", "2999-01-01"],
    ]);
    expect(report.drafts.map(({ file }) => file)).toEqual(["content/notes/draft.md"]);
    expect(site.read("dist/index.html")).not.toMatch(/Later|Draft/);
  });

  test("is built with --drafts", async () => {
    const site = compiledSite(future);
    await site.build({ drafts: true });
    expect(site.read("dist/index.html")).toMatch(/Draft.*Later/);
  });

  test("asks for another build on its day, unless it is shown already", () => {
    const { root } = compiledSite(future);
    const saidOf = (...flags: string[]) => runSite(["build", ...flags, "--root", root]).stdout;
    const named = "  scheduled: content/notes/later.md for 2999-01-01";
    expect(saidOf()).toContain(`${named}; build again on that day\n`);
    expect(saidOf("--drafts")).toContain(`${named}\n`);
  });

  test("is gone again with a build for the public after one with --drafts", async () => {
    const site = compiledSite(future);
    await site.build({ drafts: true });
    await site.build();
    expect(site.read("dist/index.html")).not.toMatch(/Later|Draft/);
    expect(readdirSync(join(site.out, "notes"))).not.toContain("draft");
  });
});

test("an alias leads on by _redirects and, where no host reads it, by a page that no search lists", async () => {
  const site = compiledSite();
  await site.build();
  expect(site.read("dist/_redirects")).toBe(
    "/rye /notes/rye-bread/ 301\n/rye/ /notes/rye-bread/ 301\n",
  );
  const page = site.read("dist/rye/index.html");
  expect(page).toContain('content="0; url=/notes/rye-bread/"');
  expect(page).toContain('<meta name="robots" content="noindex">');
});

test("an old address that was known in capitals and in small letters may be told both ways", async () => {
  const aliases = "title: New\naliases: [/Old, /old]";
  const site = compiledSite({ "content/notes/new.md": noteWith(aliases) });
  expect(await site.problems()).toBe("");
  for (const old of ["/Old", "/old"])
    expect(site.read("dist/_redirects")).toContain(`\n${old} /notes/new/ 301\n`);
});

test("an alias in capitals does not lie in the place of its page where a disk takes them for small letters", async () => {
  const site = compiledSite({
    "content/notes/new.md": noteWith("title: New\naliases: [/Notes/NEW, /Notes/Old.html]"),
  });
  await site.build();
  expect(site.read("dist/_redirects")).toContain("/Notes/NEW /notes/new/ 301\n");
  const files = [...treeOf(site.out).keys()].map(path => path.toLowerCase());
  expect(files.filter(path => path === "/notes/new/index.html")).toHaveLength(1);
  expect(site.read("dist/notes/new/index.html")).not.toContain("url=");
  expect(files).toContain("/notes/old.html");
});

test("an alias of an old site leads on with its ending too, and a link to it is told to lead further", async () => {
  const site = compiledSite({
    "content/notes/new.md": noteWith("title: New\naliases: [/old/new.html]"),
  });
  await site.build();
  expect(site.read("dist/_redirects")).toContain("/old/new.html /notes/new/ 301\n");
  expect(site.read("dist/_redirects")).toContain("/old/new /notes/new/ 301\n");
  for (const file of ["dist/old/new.html", "dist/old/new/index.html"])
    expect(site.read(file)).toContain('content="0; url=/notes/new/"');
  site.change("content/notes/other.md", noteWith("title: Other", "[a](/old/new.html)\n"));
  expect(await site.problems()).toContain("other.md:5:5   [link/redirect]");
});

test("files of content/files are published as they are", async () => {
  const site = compiledSite({
    "content/files/google123.html": "google-site-verification: google123.html",
    "content/files/recipe.md": "# Rye bread\n",
    "content/notes/new.md": noteWith("title: A", "Our [recipe](/recipe.md)."),
  });
  await site.build();
  expect(site.read("dist/recipe.md")).toBe("# Rye bread\n");
  expect(site.read("dist/google123.html")).toBe("google-site-verification: google123.html");
});

test("a file of the owner takes the place of one that is made, until it goes", async () => {
  const site = compiledSite();
  await site.build();
  const made = site.read("dist/robots.txt");
  site.change("content/files/robots.txt", "Our own.");
  await site.build();
  expect(site.read("dist/robots.txt")).toBe("Our own.");
  site.change("content/files/robots.txt", null);
  await site.build();
  expect(site.read("dist/robots.txt")).toBe(made);
});

test.each([
  "/demo",
  "/demo/",
  "/leaflet",
  "/menu.pdf",
  "/?from=old#top",
  "/notes/rye-bread/#top",
  "//shop.example/",
  "https://shop.example/rye",
])("a redirect of the plan leads to %s, which is there or of another site", async to => {
  const plan = `redirects: [{ from: "/old", to: "${to}", file: "templates/site.ts" }]`;
  const site = compiledSite({
    "content/files/demo/index.html": "<title>Demo</title>",
    "content/files/leaflet": "Rye",
    "content/files/menu.pdf": "%PDF-1.4",
  });
  site.edit("templates/site.ts", "redirects: []", plan);
  await site.build();
  expect(site.read("dist/_redirects")).toMatch(/^\/old \S+ 301$/m);
});

test("redirects of the owner stand before those of the aliases, which stay", async () => {
  const site = compiledSite({
    "content/files/_redirects": "/shop https://shop.example 302",
    "content/notes/new.md": noteWith("title: New\naliases: [/old]"),
  });
  await site.build();
  const ours = "/old /notes/new/ 301\n/old/ /notes/new/ 301\n";
  const redirects = () => site.read("dist/_redirects");
  expect(redirects()).toMatch(/^\/shop https:\/\/shop\.example 302\n\//);
  expect(redirects()).toContain(ours);
  site.change("content/files/_redirects", null);
  await site.build();
  expect(redirects()).toContain(ours);
  expect(redirects()).not.toContain("/shop");
});

test("pictures of an article come in three formats, with their size, and are made once", async () => {
  const { default: sharp } = await import("sharp");
  const photo = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: "#0b5d3f" },
  })
    .jpeg()
    .toBuffer();
  const site = compiledSite({
    "content/images/Loaf.jpg": photo,
    "content/notes/odd.md": noteWith("title: Odd", "![A loaf](Loaf.jpg)\n"),
  });
  await site.build();
  const html = site.read("dist/notes/odd/index.html");
  expect(html).toMatch(
    /<source type="image\/avif" srcset="\/assets\/loaf-[0-9a-f]+-480\.avif 480w, .* 1200w">/,
  );
  expect(html).toMatch(
    /<img src="\/assets\/loaf-[0-9a-f]+-1200\.jpg" alt="A loaf" width="1200" height="800"/,
  );
  site.change("content/notes/odd.md", noteWith("title: Odd", "![A loaf](loaf.jpg)\n"));
  expect(await site.problems()).toContain(
    "there is 'Loaf.jpg' with other capitals\n   Write it as   ![…](Loaf.jpg)",
  );
  site.change("content/notes/odd.md", noteWith("title: Odd", "![](Loaf.jpg)\n"));
  expect(await site.problems()).toContain("[image/alt]");
});
