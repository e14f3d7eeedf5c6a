import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runSite } from "../../run-site.ts";
import { commandSite } from "../command-site.ts";
import { noteWith, temporarySite } from "../temporary-site.ts";

describe("site build tells its owner", () => {
  test("which addresses lead nowhere any more, once, unless an alias keeps them", () => {
    // Its code, which was saved just now, is bundled in each build: the last one looks at all that was there before.
    const site = temporarySite({
      "content/notes/old.md": noteWith("title: Old"),
      "content/notes/kept.md": noteWith("title: Kept"),
      "content/notes/later.md": noteWith("title: Later"),
    });
    const build = () => runSite(["build", "--root", site.root]).stdout;
    expect(build()).not.toContain("gone:");
    for (const name of ["old", "kept", "later"]) site.change(`content/notes/${name}.md`, null);
    site.change("content/notes/new.md", noteWith("title: Kept\naliases: [/notes/kept]"));
    site.change("content/notes/later.md", noteWith("title: Later\ndraft: true"));
    const said = build();
    expect(said).toContain("gone: /notes/old leads nowhere now");
    expect(said).toContain("aliases: [/notes/old]\n");
    expect(said.match(/gone:/g)).toHaveLength(1);
    expect(build()).not.toContain("gone:");
  });

  test("but not that a list has fewer pages: with more texts the address is its own again", () => {
    const site = commandSite({ "content/notes/page-2.md": noteWith("title: Page 2") });
    const own = "listPages: /^.notes.page-\\d$/,\n  collections,\n";
    site.edit("templates/site.ts", "collections,\n", own);
    const build = () => runSite(["build", "--root", site.root]);
    build();
    site.change("content/notes/page-2.md", null);
    const { status, stdout } = build();
    expect([status, existsSync(join(site.out, "notes/page-2"))]).toEqual([0, false]);
    expect(stdout).not.toContain("gone:");
  });

  test("nor that an old address goes with its text, which is kept back", () => {
    const old = "title: Old\naliases: [/older, /oldest.html]";
    const site = commandSite({ "content/notes/old.md": noteWith(old) });
    const build = () => runSite(["build", "--root", site.root]).stdout;
    build();
    site.change("content/notes/old.md", noteWith(`${old}\ndraft: true`));
    expect(build()).not.toContain("gone:");
  });

  test("each of them once, also one that was led on with its ending", () => {
    const site = commandSite({
      "content/notes/old.md": noteWith("title: A\naliases: [/a.html]"),
    });
    const build = () => runSite(["build", "--root", site.root]).all;
    build();
    site.change("content/notes/old.md", null);
    expect(build()).toContain("gone: /notes/old, /a lead nowhere now");
  });

  test.each([
    ["of content", "content/dist"],
    ["of templates", "templates/out"],
  ])("that its output does not belong into the folder %s", (_, out) => {
    const site = commandSite();
    const { stderr, status } = runSite(["build", "--root", site.root, "--out", out]);
    expect(stderr).toContain("the output folder lies among the site's own sources");
    expect([status, existsSync(join(site.root, out))]).toEqual([1, false]);
  });

  test("that a file is no site, instead of asking to move it away", () => {
    const site = commandSite();
    const { stderr } = runSite(["build", "--root", join(site.root, "templates/site.ts")]);
    expect(stderr).toContain("there is no site here");
  });

  test("where a public address stands that no site can have", () => {
    const site = commandSite();
    const inFolder = runSite(["build", "--root", site.root], { SITE_URL: "https://a.example/b" });
    expect(inFolder.stderr).toContain("SITE_URL   [site/url]");
    expect(inFolder.stderr).toContain("'https://a.example/b' is not that of a whole host");
    expect(inFolder.stderr).toContain("Write it as   https://a.example\n");
    const withUser = runSite(["build", "--root", site.root], {
      SITE_URL: "https://me:pw@a.example",
    });
    expect(withUser.stderr).toContain("'https://…@a.example' is not that of a whole host");
    expect(withUser.stderr).not.toContain("pw");
    for (const SITE_URL of [
      "b.example",
      " https://b.example",
      "https:/b.example/",
      "https//b.example",
      "https://b.example;",
      'https://b.example"',
    ])
      expect(runSite(["build", "--root", site.root], { SITE_URL }).stderr).toContain(
        "Write it as   https://b.example\n",
      );
    site.edit("content/opening.ts", /$/, '\nexport const url = "bakery.example";\n');
    site.edit("templates/site.ts", "https://bakery.example", "bakery.example");
    expect(runSite(["build", "--root", site.root], { SITE_URL: "" }).stderr).toMatch(
      /content\/opening\.ts:\d+:\d+ {3}\[site\/url\]/,
    );
  });

  test("that the public address is missing, and that its name is misspelt", () => {
    const site = commandSite();
    site.edit("templates/site.ts", '"https://bakery.example"', "Object({}).url");
    const build = () => runSite(["build", "--root", site.root], { SITE_URL: "" }).stderr;
    expect(build()).toContain("SITE_URL   [site/url]");
    site.edit("content/opening.ts", "day:", "dya:");
    expect(build()).toContain("there is no field 'dya' here; did you mean 'day'?");
  });

  test("which variable of the environment cannot be meant so", () => {
    const site = commandSite();
    const rules = `environmentRules: { GREETING: { pattern: /^Good /, fix: "Write it as   Good day" } },`;
    site.edit("templates/site.ts", "production: () =>", `${rules} production: () =>`);
    const build = (GREETING: string) => runSite(["build", "--root", site.root], { GREETING });
    expect(build("Hello").stderr).toMatch(
      /GREETING {3}\[site\/environment\]\n.*'Hello'.*\n.*Write it as {3}Good day/,
    );
    expect(build("https://me:pw@a.example").stderr).toContain("it is 'https://…@a.example'");
    expect([build("").status, build("Good evening").status]).toEqual([0, 0]);
  });

  test("what does not go together in the content, in every build and at its place", () => {
    const note = `{ code: "opening/day", file: "content/opening.ts", search: "day", message: "no such day", fix: "Use another" }`;
    const site = commandSite();
    site.edit(
      "templates/site.ts",
      "production: () =>",
      `mismatches: () => [${note}], production: () =>`,
    );
    for (const _ of ["first", "second"]) {
      const { stderr, status } = runSite(["build", "--root", site.root]);
      expect(stderr).toMatch(/content\/opening\.ts:\d+:\d+ {3}\[opening\/day\] warning/);
      expect(status).toBe(0);
    }
  });

  test("in an annotation of GitHub what to do, with its signs escaped", () => {
    const site = commandSite({ "content/notes/a,b.md": noteWith("title: 5%, now: yes") });
    const { stdout } = runSite(["build", "--root", site.root], { GITHUB_ACTIONS: "1" });
    expect(stdout).toContain("::error file=content/notes/a%2Cb.md,line=2,col=8,title=");
    expect(stdout).toContain('%0AWrite it as   title: "5%25, now: yes"');
  });
});

test.each([
  ["HTTPS://WWW.Bread.example:443/", "https://www.bread.example"],
  ["https://brötchen.example", "https://xn--brtchen-b1a.example"],
])("%s is written into pages as browsers spell it", (SITE_URL, origin) => {
  const site = commandSite();
  runSite(["build", "--root", site.root], { SITE_URL });
  expect(site.read("dist/index.html")).toContain(`rel="canonical" href="${origin}/"`);
});
