import { execFileSync } from "node:child_process";
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { random } from "../../bench/random.ts";
import { verifyCache } from "../../generator/build/verify-cache.ts";
import { compiledSite } from "./compiled-site.ts";
import { noteWith, temporarySite, treeOf } from "./temporary-site.ts";

/** Whose facts lie in which file: one that is written anew is another file. */
function pagesByFile(root: string): Map<number, string[]> {
  const cache = join(root, ".cache/site");
  const folder = join(cache, readdirSync(cache).find(name => name.startsWith("facts-")) ?? "");
  const shares = readdirSync(folder).filter(name => name !== "parts.json");
  return new Map(
    shares.map(name => {
      const file = join(folder, name);
      return [statSync(file).ino, Object.keys(JSON.parse(readFileSync(file, "utf8")))];
    }),
  );
}

describe("a second build", () => {
  test("of the same sources renders and writes nothing", async () => {
    // Its code, which was saved just now, is bundled in each build: none says at once that nothing has changed.
    const site = temporarySite();
    await site.build();
    expect(await site.build()).toMatchObject({ rendered: 0, written: 0, removed: 0 });
  });

  test("by another version of the generator takes nothing that the first one bundled", async () => {
    const site = compiledSite();
    await site.build();
    const first = treeOf(site.out);
    const { value } = JSON.parse(site.read(".cache/site/code.json"));
    const older = { ...value, code: { ...value.code, key: "1", styles: {} } };
    const kept = { key: "an older one", value: older };
    site.change(".cache/site/code.json", JSON.stringify(kept));
    await site.build();
    expect(treeOf(site.out)).toEqual(first);
  });

  test("renders an edited note and the pages that show it, and nothing else", async () => {
    const site = temporarySite({ "content/notes/plain.md": noteWith("title: Plain", "One.\n") });
    await site.build();
    site.change("content/notes/plain.md", noteWith("title: Plain", "Two.\n"));
    expect(await site.build()).toMatchObject({ rendered: 1, written: 1 });
    site.change("content/notes/plain.md", noteWith("title: Plainer", "Two.\n"));
    expect(await site.build()).toMatchObject({ rendered: 2, written: 2 });
  });

  test("writes down facts of the edited page, not those of all pages again", async () => {
    const site = temporarySite({ "content/notes/plain.md": noteWith("title: Plain", "One.\n") });
    await site.build();
    const before = pagesByFile(site.root);
    site.change("content/notes/plain.md", noteWith("title: Plain", "Two.\n"));
    await site.build();
    const written = [...pagesByFile(site.root)].filter(([inode]) => !before.has(inode));
    expect(written.map(([, routes]) => routes)).toEqual([expect.arrayContaining(["/notes/plain"])]);
  });

  test.each([
    ["a template", "templates/frame.tsx", "<h1>", '<h1 lang="en">', 'lang="en">'],
    ["a style", "templates/frame.css", "serif", "fantasy", "fantasy"],
    ["an island", "islands/counter.ts", "loaves`", "loaves of bread`", "counter-"],
    ["a typed data file", "content/opening.ts", "Saturday", "Sunday", "Sunday"],
  ])("notices that %s has changed", async (_, file, from, to, shown) => {
    const site = compiledSite();
    await site.build();
    const before = site.read("dist/index.html");
    site.edit(file, from, to);
    await site.build();
    const after = site.read("dist/index.html");
    expect(after).not.toBe(before);
    expect(after).toContain(shown);
  });

  test.each([
    ["word", "word.js", "word.tsx"],
    ["word.js", "word.ts", "word.js"],
    ["word", "word/index.ts", "word.ts"],
  ])("notices what './%s' means: %s, then %s, then again that", async (called, file, other) => {
    const site = temporarySite({ [`templates/${file}`]: 'export const word = "en";\n' });
    site.edit("templates/frame.tsx", "<h1>", "<h1 lang={word}>");
    site.edit("templates/frame.tsx", /^/, `import { word } from "./${called}";\n`);
    // Code that was saved as it was bundled is bundled again in any case.
    await wait(100);
    await site.build();
    site.change(`templates/${other}`, 'export const word = "fr";\n');
    await site.build();
    expect(site.read("dist/index.html")).toContain('<h1 lang="fr">');
    site.change(`templates/${other}`, null);
    await site.build();
    expect(site.read("dist/index.html")).toContain('<h1 lang="en">');
  });

  test("finds what has become wrong with a typed data file", async () => {
    const site = compiledSite();
    await site.build();
    site.change("content/opening.ts", "export const opening = { day: 5, hours: [] };\n");
    expect(await site.problems()).toContain("[fact/opening]");
  });

  test("notices that an island has come for which a page has asked in vain", async () => {
    const site = temporarySite();
    const island = site.read("islands/counter.ts");
    site.change("islands/counter.ts", null);
    // As above: what was saved as it was bundled is bundled again in any case.
    await wait(100);
    expect(await site.problems()).toContain("counter");
    site.change("islands/counter.ts", island);
    expect(await site.problems()).toBe("");
  });

  test("notices that a setting has changed", async () => {
    const site = compiledSite();
    await site.build();
    process.env.SITE_URL = "https://other.example";
    await site.build().finally(() => delete process.env.SITE_URL);
    expect(site.read("dist/index.html")).toContain("https://other.example/");
  });

  test("removes what has no source any more", async () => {
    const site = compiledSite({ "content/notes/gone.md": noteWith("title: Gone") });
    await site.build();
    site.change("content/notes/gone.md", null);
    expect(await site.build()).toMatchObject({ removed: 1 });
    expect([...treeOf(site.out).keys()].join()).not.toContain("gone");
    expect(readdirSync(join(site.out, "notes"))).not.toContain("gone");
  });

  test("removes with a text the folders of its pages, but none in which others lie", async () => {
    const site = compiledSite({
      "content/notes/gone.md": noteWith("title: Gone\naliases: [/old/deep/place, /notes/old]"),
    });
    await site.build();
    site.change("content/notes/gone.md", null);
    expect(await site.build()).toMatchObject({ removed: 3 });
    expect(readdirSync(site.out)).not.toContain("old");
    expect(readdirSync(join(site.out, "notes")).sort()).toEqual(["rye-bread", "white-bread"]);
  });

  test("looks through the output only where it is not as it was left", async () => {
    const site = compiledSite({ "content/notes/gone.md": noteWith("title: Gone") });
    await site.build();
    site.change("dist/notes/own/index.html", "put there by hand");
    site.change("content/notes/gone.md", null);
    site.change("content/notes/new.md", noteWith("title: New"));
    expect(await site.build()).toMatchObject({ removed: 1 });
    site.change("dist/robots.txt", "defaced");
    expect(await site.build()).toMatchObject({ removed: 1 });
    expect(readdirSync(join(site.out, "notes"))).not.toContain("own");
  });

  test("takes what went meanwhile out of an earlier output that was put back", async () => {
    const site = compiledSite({ "content/notes/gone.md": noteWith("title: Gone") });
    await site.build();
    // Node's own copies have times of whole milliseconds.
    execFileSync("cp", ["-a", site.out, join(site.root, "earlier")]);
    site.change("content/notes/gone.md", null);
    await site.build();
    rmSync(site.out, { recursive: true });
    renameSync(join(site.root, "earlier"), site.out);
    site.change("content/notes/new.md", noteWith("title: New"));
    await site.build();
    expect(readdirSync(join(site.out, "notes")).sort()).toEqual([
      "new",
      "rye-bread",
      "white-bread",
    ]);
  });

  test("mends an output file that was changed or deleted by hand", async () => {
    const site = compiledSite();
    await site.build();
    const before = treeOf(site.out);
    site.change("dist/notes/rye-bread/index.html", "defaced");
    site.change("dist/robots.txt", null);
    site.change("dist/notes/not-ours/index.html", "from another build");
    await site.build();
    expect(treeOf(site.out)).toEqual(before);
  });

  test.each(["", "{", "null", '{"key":1,"value":[]}', '{"inputs":{},"entries":[],"code":{}}'])(
    "takes a cache that holds %j for no cache",
    async rubbish => {
      const site = compiledSite();
      await site.build();
      const before = treeOf(site.out);
      const cache = join(site.root, ".cache/site");
      for (const name of readdirSync(cache).filter(name => name.endsWith(".json")))
        writeFileSync(join(cache, name), rubbish);
      await site.build();
      expect(treeOf(site.out)).toEqual(before);
    },
  );

  test.each([
    ["empty", () => 0],
    ["half", (size: number) => Math.floor(size / 2)],
  ])("takes nothing that a power cut has left %s", async (_, sizeLeft) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>`;
    const site = temporarySite({
      "content/images/drawing.svg": drawing,
      "content/notes/shown.md": noteWith("title: Shown", "![A drawing](drawing.svg)\n"),
    });
    // As above: what was saved as it was bundled is bundled again in any case.
    await wait(100);
    await site.build();
    const before = treeOf(site.out);
    const cache = join(site.root, ".cache/site");
    const names = ["code", "images"].flatMap(folder =>
      readdirSync(join(cache, folder), { recursive: true, encoding: "utf8" }).map(name =>
        join(cache, folder, name),
      ),
    );
    for (const name of names)
      if (statSync(name).isFile() && !name.endsWith(".json"))
        truncateSync(name, sizeLeft(statSync(name).size));
    rmSync(site.out, { recursive: true });
    await site.build();
    expect(treeOf(site.out)).toEqual(before);
  });
});

test("facts that a power cut has left empty stop no build, whether one needs them or not", async () => {
  const site = compiledSite();
  await site.build();
  const cache = join(site.root, ".cache/site");
  const folder = readdirSync(cache).find(name => name.startsWith("facts-")) ?? "";
  const before = treeOf(site.out);
  for (const name of readdirSync(join(cache, folder))) writeFileSync(join(cache, folder, name), "");
  // Neither is what is kept of the data still right, nor does any page change.
  utimesSync(join(site.root, "content/opening.ts"), 0, 0);
  await wait(100);
  expect(await site.build()).toMatchObject({ rendered: 0, written: 0 });
  site.edit("content/notes/Rye Bread.md", /$/, "\nOne more word.\n");
  await site.build();
  expect([...treeOf(site.out).keys()]).toEqual([...before.keys()]);
});

describe("the cache tells the truth", () => {
  test("after a long random walk of edits: each build equals a clean one to the byte", async () => {
    const site = compiledSite();
    const { below } = random(20250115);
    const names = Array.from({ length: 12 }, (_, n) => `content/notes/walk-${n}.md`);
    const there = new Set<string>();
    for (let step = 0; step < 40; step++) {
      const file = names[below(names.length)] ?? "";
      const move = below(100) / 100;
      if (there.has(file) && move < 0.25) {
        site.change(file, null);
        there.delete(file);
      } else {
        const draft = move > 0.9 ? "\ndraft: true" : "";
        site.change(
          file,
          noteWith(
            `title: ${file} ${move < 0.6 ? step : ""}\ndate: 2025-01-0${1 + below(9)}${draft}`,
            `Step ${below(3)}.\n`,
          ),
        );
        there.add(file);
      }
      if (move > 0.8)
        site.change(
          "content/opening.ts",
          `export const opening = { day: "Day ${step}", hours: [] };\n`,
        );
      if (move < 0.1) site.change("templates/frame.css", `body { margin: ${step}px; }\n`);
      if (step % 3 === 0) await site.build();
    }
    await site.build();
    expect(await verifyCache({ root: site.root, out: "dist", drafts: false })).toBeGreaterThan(5);
  });

  test("and says so when a byte differs, a file lacks or one is too many", async () => {
    const site = compiledSite();
    await site.build();
    site.edit("dist/robots.txt", /$/, " ");
    site.change("dist/notes/rye-bread/index.html", null);
    site.change("dist/own.txt", "");
    const verified = verifyCache({ root: site.root, out: "dist", drafts: false });
    const said = await verified.catch(String);
    expect(
      String(said)
        .match(/\S+(?= {3}\[cache\/differs\])/g)
        ?.sort(),
    ).toEqual(["notes/rye-bread/index.html", "own.txt", "robots.txt"]);
  });
});
