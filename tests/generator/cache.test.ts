import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { verifyCache } from "../../generator/verify-cache.ts";
import { projectRoot } from "../built-site.ts";
import { noteWith, temporarySite, treeOf } from "./temporary-site.ts";

describe("a second build", () => {
  test("of the same sources renders and writes nothing", async () => {
    const site = temporarySite();
    await site.build();
    expect(await site.build()).toMatchObject({ rendered: 0, written: 0, removed: 0 });
    site.remove();
  });

  test("renders an edited note and the pages that show it, and nothing else", async () => {
    const site = temporarySite({ "content/notes/plain.md": noteWith("title: Plain", "One.\n") });
    await site.build();
    site.change("content/notes/plain.md", noteWith("title: Plain", "Two.\n"));
    expect(await site.build()).toMatchObject({ rendered: 1, written: 1 });
    site.change("content/notes/plain.md", noteWith("title: Plainer", "Two.\n"));
    expect(await site.build()).toMatchObject({ rendered: 2, written: 2 });
    site.remove();
  });

  test.each([
    [
      "a template",
      "templates/frame.tsx",
      (text: string) => text.replace("<h1>", '<h1 lang="en">'),
      'lang="en">',
    ],
    ["a style", "templates/frame.css", () => "body { font-family: fantasy; }\n", "fantasy"],
    [
      "an island",
      "islands/counter.ts",
      (text: string) => text.replace("loaves`", "loaves of bread`"),
      "counter-",
    ],
    [
      "a typed data file",
      "content/opening.ts",
      (text: string) => text.replace("Saturday", "Sunday"),
      "Sunday",
    ],
  ])("notices that %s has changed", async (_, file, edit, shown) => {
    const site = temporarySite();
    await site.build();
    const before = site.read("dist/index.html");
    site.change(file, edit(site.read(file)));
    await site.build();
    const after = site.read("dist/index.html");
    expect(after).not.toBe(before);
    expect(after).toContain(shown);
    site.remove();
  });

  test("notices that a setting has changed", async () => {
    const site = temporarySite();
    await site.build();
    process.env.SITE_URL = "https://other.example";
    await site.build().finally(() => delete process.env.SITE_URL);
    expect(site.read("dist/index.html")).toContain("https://other.example/");
    site.remove();
  });

  test("removes what has no source any more", async () => {
    const site = temporarySite({ "content/notes/gone.md": noteWith("title: Gone") });
    await site.build();
    site.change("content/notes/gone.md", null);
    expect(await site.build()).toMatchObject({ removed: 1 });
    expect([...treeOf(site.out).keys()].join()).not.toContain("gone");
    expect(readdirSync(join(site.out, "notes"))).not.toContain("gone");
    site.remove();
  });

  test("mends an output file that was changed or deleted by hand", async () => {
    const site = temporarySite();
    await site.build();
    const before = treeOf(site.out);
    site.change("dist/notes/rye-bread/index.html", "defaced");
    site.change("dist/robots.txt", null);
    site.change("dist/notes/not-ours/index.html", "from another build");
    await site.build();
    expect(treeOf(site.out)).toEqual(before);
    site.remove();
  });

  test.each(["", "{", "null", '{"key":1,"value":[]}', '{"inputs":{},"entries":[],"code":{}}'])(
    "takes a cache that holds %j for no cache",
    async rubbish => {
      const site = temporarySite();
      await site.build();
      const before = treeOf(site.out);
      const cache = join(site.root, ".cache/site");
      for (const name of readdirSync(cache).filter(name => name.endsWith(".json")))
        writeFileSync(join(cache, name), rubbish);
      await site.build();
      expect(treeOf(site.out)).toEqual(before);
      site.remove();
    },
  );
});

describe("the cache tells the truth", () => {
  test("after a long random walk of edits: each build equals a clean one to the byte", async () => {
    const site = temporarySite();
    const random = seeded(20250115);
    const names = Array.from({ length: 12 }, (_, n) => `content/notes/walk-${n}.md`);
    const there = new Set<string>();
    for (let step = 0; step < 40; step++) {
      const file = names[Math.floor(random() * names.length)] ?? "";
      const move = random();
      if (there.has(file) && move < 0.25) {
        site.change(file, null);
        there.delete(file);
      } else {
        const draft = move > 0.9 ? "\ndraft: true" : "";
        site.change(
          file,
          noteWith(
            `title: ${file} ${move < 0.6 ? step : ""}\ndate: 2025-01-0${1 + Math.floor(random() * 9)}${draft}`,
            `Step ${Math.floor(random() * 3)}.\n`,
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
    site.remove();
  }, 120_000);

  test("and says so when a byte differs", async () => {
    const site = temporarySite();
    await site.build();
    site.change("dist/robots.txt", `${site.read("dist/robots.txt")} `);
    await expect(verifyCache({ root: site.root, out: "dist", drafts: false })).rejects.toThrow(
      "robots.txt   [cache/differs]",
    );
    site.remove();
  });
});

describe("the output", () => {
  test("has the same bytes in every time zone, language and folder", () => {
    const trees = [
      { TZ: "Pacific/Kiritimati", LANG: "de_DE.UTF-8" },
      { TZ: "America/Los_Angeles", LANG: "C" },
    ].map(env => {
      const site = temporarySite();
      const built = runSite(["build", "--root", site.root], env);
      expect(built.status).toBe(0);
      const tree = treeOf(site.out);
      site.remove();
      return tree;
    });
    expect(trees[0]).toEqual(trees[1]);
  });

  test("is whole after two builds at once", async () => {
    const site = temporarySite();
    const [first, second] = await Promise.all([
      runAsync(["build", "--root", site.root]),
      runAsync(["build", "--root", site.root]),
    ]);
    expect([first, second]).toEqual([0, 0]);
    expect(await verifyCache({ root: site.root, out: "dist", drafts: false })).toBeGreaterThan(5);
    site.remove();
  });

  test("stays whole when a build is killed at any moment", async () => {
    const site = temporarySite();
    for (let n = 0; n < 200; n++)
      site.change(`content/notes/many-${n}.md`, noteWith(`title: Many ${n}`));
    await site.build();
    const before = treeOf(site.out);
    const random = seeded(7);
    for (let round = 0; round < 12; round++) {
      site.change("templates/frame.css", `body { margin: ${round}px; }\n`);
      await runAsync(["build", "--root", site.root], { killAfterMs: 60 + random() * 400 });
      const now = treeOf(site.out);
      for (const file of before.keys())
        expect(now.has(file), `${file} after round ${round}`).toBe(true);
      for (const [file, bytes] of now)
        if (file.endsWith(".html"))
          expect(Buffer.from(bytes, "base64").toString(), file).toMatch(/<\/html>\n$/);
      expect(readdirSync(site.root)).not.toContain("dist.old");
    }
    await site.build();
    expect(await verifyCache({ root: site.root, out: "dist", drafts: false })).toBeGreaterThan(200);
    site.remove();
  }, 120_000);

  test.each([
    ["last page", "dist/notes/last"],
    ["facts", "facts-"],
    ["end, the folder being new", "output-"],
  ])(
    "holds no page of a build that was killed at its %s and given up after a mistake",
    async (_, killedAt) => {
      const site = temporarySite();
      await site.build();
      const before = treeOf(site.out);
      if (killedAt === "output-") rmSync(site.out, { recursive: true });
      site.change("content/notes/given-up.md", noteWith("title: Given up"));
      site.change("content/notes/last.md", noteWith("title: Last"));
      expect(runSite(["build", "--root", site.root], killingAt(killedAt)).signal).toBe("SIGKILL");
      expect(site.read("dist/notes/given-up/index.html")).toContain("Given up");
      site.change("content/notes/given-up.md", "no front matter");
      expect(runSite(["build", "--root", site.root]).status).toBe(1);
      site.change("content/notes/given-up.md", null);
      site.change("content/notes/last.md", null);
      expect(runSite(["build", "--root", site.root]).status).toBe(0);
      expect(treeOf(site.out)).toEqual(before);
      site.remove();
    },
  );

  test("holds no page that only a build without a cache has made", async () => {
    const site = temporarySite();
    await site.build();
    const before = treeOf(site.out);
    site.change("content/notes/given-up.md", noteWith("title: Given up"));
    expect(runSite(["build", "--no-cache", "--root", site.root]).status).toBe(0);
    site.change("content/notes/given-up.md", null);
    expect(runSite(["build", "--root", site.root]).status).toBe(0);
    expect(treeOf(site.out)).toEqual(before);
    site.remove();
  });

  test("takes a page where a file was, and a file where a page was", async () => {
    const site = temporarySite({ "content/files/notes/plain": "a file" });
    await site.build();
    const before = treeOf(site.out);
    site.change("content/files/notes/plain", null);
    site.change("content/notes/plain.md", noteWith("title: Plain"));
    await site.build();
    expect(site.read("dist/notes/plain/index.html")).toContain("Plain");
    site.change("content/notes/plain.md", null);
    site.change("content/files/notes/plain", "a file");
    await site.build();
    expect(treeOf(site.out)).toEqual(before);
    site.remove();
  });

  test("is mended where a folder of it was replaced by a file", async () => {
    const site = temporarySite();
    await site.build();
    const before = treeOf(site.out);
    rmSync(join(site.out, "notes"), { recursive: true });
    site.change("dist/notes", "not ours");
    await site.build();
    expect(treeOf(site.out)).toEqual(before);
    site.remove();
  });

  test("never replaces a folder that holds other things", async () => {
    const site = temporarySite();
    const folder = mkdtempSync(join(tmpdir(), "letters-"));
    writeFileSync(join(folder, "letter.txt"), "dear");
    await expect(site.build({ out: folder })).rejects.toThrow("[output/folder]");
    await expect(site.build({ out: site.root })).rejects.toThrow("[output/folder]");
    expect(readFileSync(join(folder, "letter.txt"), "utf8")).toBe("dear");
    site.remove();
  });
});

function runSite(args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [join(projectRoot, "bin/site.mjs"), ...args], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
}

/** The command kills itself before it moves a file into place whose name holds these letters. */
function killingAt(name: string): Record<string, string> {
  const code = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const move = fs.renameSync;
    fs.renameSync = (from, to) => {
      if (to.includes(${JSON.stringify(name)})) process.kill(process.pid, "SIGKILL");
      return move(from, to);
    };
    syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

function runAsync(
  args: string[],
  { killAfterMs }: { killAfterMs?: number } = {},
): Promise<number | null> {
  const child = spawn(process.execPath, [join(projectRoot, "bin/site.mjs"), ...args], {
    stdio: "ignore",
  });
  if (killAfterMs !== undefined) setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  return new Promise(resolve => child.on("exit", resolve));
}

/** A small generator of numbers, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
