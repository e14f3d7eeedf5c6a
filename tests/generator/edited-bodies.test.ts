import { mkdirSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { random } from "../../bench/random.ts";
import { verifyCache } from "../../generator/build/verify-cache.ts";
import { compiledSite } from "./compiled-site.ts";
import { withFreshMemory } from "./fresh-memory.ts";
import { noteWith, type TemporarySite, treeOf } from "./temporary-site.ts";

let site: TemporarySite;
let isCodeChanged: boolean;

/** After this time a changed file can be told by its stamp. */
const tickMs = 100;
const fileOf = (name: string) => `content/notes/${name}.md`;
const note = (name: string, body: string) => noteWith(`title: Of ${name}`, body);
const text = "## A place\n\n[Go](/notes/other/) and see.\n";
const longest = "a".repeat(3000);

/** A site that was built without a warning, after its files had been left alone for a moment. */
beforeEach(async () => {
  isCodeChanged = false;
  site = compiledSite({
    "content/notes/Rye Bread.md": null,
    [fileOf("plain")]: note("plain", text),
    [fileOf("other")]: note("other", text.replace("other", "plain")),
    [fileOf("longest")]: note("longest", longest),
    [fileOf("bare")]: note("bare", "Bare.\n"),
    [fileOf("draft")]: noteWith("title: Of a draft\ndraft: true"),
  });
  await wait(tickMs);
  await site.build();
});

function edit(name: string, body: string): void {
  site.change(fileOf(name), note(name, body));
}

function editCode(file: string, from: string | RegExp, to: string): void {
  site.edit(`templates/${file}`, from, to);
  isCodeChanged = true;
}

/** What the next build says first, and what it made; its bytes are those of a clean one. */
async function built() {
  await wait(tickMs);
  const said: string[] = [];
  const { rendered } = await site.build({ onStage: ({ count }) => said.push(count) });
  if (isCodeChanged)
    expect(await verifyCache({ root: site.root, out: "dist", drafts: false })).toBeGreaterThan(4);
  else await withFreshMemory(site.root, isAsBuilt);
  return { said: said[0], rendered };
}

/** Bundling code that no test has changed anew each time took half of the time. */
async function isAsBuilt(fresh: { out: string; freshCache: string }): Promise<void> {
  await site.build({ ...fresh, isPlain: true });
  const files = treeOf(fresh.out);
  expect(files.size).toBeGreaterThan(4);
  expect(treeOf(site.out)).toEqual(files);
}

const onlyBodies = "only words of texts have changed";

describe("a build after nothing but bodies of texts were edited", () => {
  test("makes the page anew that shows one, time and again", async () => {
    for (const words of ["hear", "listen", "wait"]) {
      edit("plain", text.replace("see", words));
      expect(await built()).toEqual({ said: onlyBodies, rendered: 1 });
      expect(site.read("dist/notes/plain/index.html")).toContain(`and ${words}.`);
    }
  });

  test("makes those of all that were edited", async () => {
    edit("plain", text.replace("see", "hear"));
    edit("other", text.replace("other", "plain").replace("see", "hear"));
    expect(await built()).toEqual({ said: onlyBodies, rendered: 2 });
  });

  test.each([
    ["that it names", '["loaf"]'],
    ["that no page names", "[]"],
  ])("shows a picture there %s, as before", async (_, names) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>';
    const loaf = `{ name: "loaf", path: "/loaf.svg", svg: () => '${svg}', widths: [8], formats: ["svg"] }`;
    const image = '<img src={tools.image("loaf").src} alt="A loaf" width="8" height="8" />';
    editCode("site.ts", /images: \[\],\s+redirects/, `images: [${loaf}], redirects`);
    editCode("site.ts", /images: \[\],\s+sources: \[e/, `images: ${names}, sources: [e`);
    editCode("pages/note.tsx", "{date &&", `${image}{date &&`);
    await built();
    edit("plain", text.replace("see", "hear"));
    expect(await built()).toEqual({ said: onlyBodies, rendered: 1 });
    expect(site.read("dist/notes/plain/index.html")).toContain('src="/loaf.svg"');
  });

  test("makes none for a draft, nor for a text that was only saved again", async () => {
    site.change(fileOf("draft"), noteWith("title: Of a draft\ndraft: true", "More.\n"));
    expect(await built()).toEqual({ said: onlyBodies, rendered: 0 });
    utimesSync(join(site.root, fileOf("plain")), new Date(), new Date());
    expect(await built()).toEqual({ said: onlyBodies, rendered: 0 });
    expect(await built()).toEqual({ said: "nothing has changed", rendered: 0 });
  });

  test.each<[string, () => void]>([
    ["a title", () => site.edit(fileOf("plain"), "Of plain", "Of something else")],
    ["a text that is new", () => edit("new", "New.\n")],
    ["a text that goes", () => site.change(fileOf("bare"), null)],
    ["a template", () => editCode("pages/note.tsx", "{date", "<hr />{date")],
    ["a picture", () => site.change("content/images/new.svg", "<svg/>")],
    ["a page that was written over", () => site.change("dist/notes/other/index.html", "Mine.")],
    ["a link that the text had not before", () => edit("plain", `${text}\n[Home](/)\n`)],
    ["a heading that the text had not before", () => edit("plain", `${text}\n## Another\n`)],
    ["a text that is now the longest", () => edit("plain", text + "b".repeat(9000))],
    ["the longest text, which is no longer", () => edit("longest", "a".repeat(2000))],
    ["a text read in more minutes", () => edit("plain", text + "word ".repeat(500))],
    ["what was kept of pages, and cannot be read", () => breakKept("pages-")],
    ["what was kept of facts, and cannot be read", () => breakKept("facts-")],
  ])("goes the straight way after %s", async (_, change) => {
    edit("other", text.replace("other", "plain").replace("see", "hear"));
    change();
    const { said } = await built();
    expect(said).toMatch(/^\d+ entries$/);
    expect(site.read("dist/notes/other/index.html")).toContain("and hear.");
  });

  test("goes the straight way where something is to be said, and as long as it is", async () => {
    edit("plain", text.replace("see", "<font>see</font>"));
    expect((await built()).said).toMatch(/^\d+ entries$/);
    edit("other", text.replace("other", "plain").replace("see", "hear"));
    expect((await built()).said).toMatch(/^\d+ entries$/);
  });

  test("leaves nothing beside the output where it fails, as on a full disk", async () => {
    const entries = join(site.root, ".cache/site/entries");
    for (const name of readdirSync(entries)) {
      rmSync(join(entries, name));
      mkdirSync(join(entries, name));
    }
    edit("plain", text.replace("see", "hear"));
    await wait(tickMs);
    await expect(site.build()).rejects.toThrow("entries");
    expect(readdirSync(site.root)).not.toContain(".dist.new");
  });

  test("is made so again after what was kept of pages could not be read", async () => {
    breakKept("pages-");
    edit("plain", text.replace("see", "hear"));
    await built();
    edit("plain", text.replace("see", "listen"));
    expect(await built()).toEqual({ said: onlyBodies, rendered: 1 });
  });

  test("reads texts again of which nothing is known", async () => {
    breakKept("entries");
    edit("plain", text.replace("see", "hear"));
    expect(await built()).toEqual({ said: onlyBodies, rendered: 1 });
  });

  test("knows bodies of the output it makes, not of another one that was made since", async () => {
    edit("plain", text.replace("see", "hear"));
    await wait(tickMs);
    await site.build({ out: join(site.root, "other") });
    expect(await built()).toEqual({ said: onlyBodies, rendered: 1 });
    site.edit(fileOf("plain"), "Of plain", "Of something else");
    await wait(tickMs);
    await site.build({ out: join(site.root, "other") });
    edit("other", text.replace("other", "plain").replace("see", "hear"));
    expect((await built()).said).toMatch(/^\d+ entries$/);
  });

  test("leaves the bytes of a clean build, whatever was edited or built between", async () => {
    const { below, pick } = random(20261126);
    const texts = new Map(["plain", "other"].map(name => [name, `Of ${name}`]));
    const counts = { planned: 0, unplanned: 0 };
    for (let step = 0; step < 30; step++) {
      const name = pick([...texts.keys()]);
      const usual = text.replace("see", `see ${step}`);
      const words = below(8) > 0 ? usual : pick([longest, "See [it](/notes/plain/).\n"]);
      if (below(6) > 0) site.change(fileOf(name), noteWith(`title: ${texts.get(name)}`, words));
      else texts.set(name, `Title ${step}`);
      if (below(5) === 0)
        site.change(fileOf("draft"), noteWith("title: A draft\ndraft: true", words));
      await wait(tickMs);
      if (below(4) === 0) await site.build({ out: join(site.root, "other"), drafts: true });
      const { said } = await built();
      counts[said === onlyBodies ? "unplanned" : "planned"]++;
    }
    expect(Math.min(counts.planned, counts.unplanned), JSON.stringify(counts)).toBeGreaterThan(5);
  });

  test("is made so again once the plan has held for a build", async () => {
    site.edit(fileOf("plain"), "Of plain", "Of something else");
    await built();
    edit("other", text.replace("other", "plain").replace("see", "hear"));
    expect((await built()).said).toMatch(/^\d+ entries$/);
    edit("other", text.replace("other", "plain").replace("see", "listen"));
    expect(await built()).toEqual({ said: onlyBodies, rendered: 1 });
  });
});

function breakKept(begin: string): void {
  const cache = ".cache/site";
  const folder = readdirSync(join(site.root, cache)).find(name => name.startsWith(begin));
  for (const name of readdirSync(join(site.root, cache, `${folder}`)))
    if (/^\d+\b/.test(name)) site.change(`${cache}/${folder}/${name}`, "{");
}
