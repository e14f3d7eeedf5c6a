import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { random } from "../../bench/random.ts";
import { verifyCache } from "../../generator/build/verify-cache.ts";
import { killingAt, onSystem, runAsync, runSite } from "../run-site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { commandSite } from "./command-site.ts";
import { compiledSite } from "./compiled-site.ts";
import { noteWith, temporarySite, treeOf } from "./temporary-site.ts";

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
  });

  test("stays whole when a build is killed at any moment", async () => {
    const site = temporarySite();
    for (let n = 0; n < 200; n++)
      site.change(`content/notes/many-${n}.md`, noteWith(`title: Many ${n}`));
    await site.build();
    const before = treeOf(site.out);
    const { below } = random(7);
    for (let round = 0; round < 12; round++) {
      site.change("templates/frame.css", `body { margin: ${round}px; }\n`);
      await runAsync(["build", "--root", site.root], { killAfterMs: 60 + below(400) });
      const now = treeOf(site.out);
      for (const file of before.keys())
        expect(now.has(file), `${file} after round ${round}`).toBe(true);
      for (const [file, bytes] of now)
        if (file.endsWith(".html"))
          expect(Buffer.from(bytes, "base64").toString(), file).toMatch(/<\/html>\n$/);
    }
    await site.build();
    expect(readdirSync(site.root)).not.toContain(".dist.new");
    expect(await verifyCache({ root: site.root, out: "dist", drafts: false })).toBeGreaterThan(200);
  });

  test.each([
    ["last page", "dist/notes/last"],
    ["facts", "facts-"],
    ["end, the folder being new", "output-"],
  ])(
    "holds no page of a build that was killed at its %s and given up after a mistake",
    (_, killedAt) => {
      const site = commandSite();
      expect(runSite(["build", "--root", site.root]).status).toBe(0);
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
    },
  );

  test("holds no file of a build that was killed and given up, which no page shows", () => {
    const site = commandSite();
    expect(runSite(["build", "--root", site.root]).status).toBe(0);
    const before = treeOf(site.out);
    site.change("content/files/given-up.txt", "1");
    site.change("content/files/last.txt", "2");
    const killed = runSite(["build", "--root", site.root], killingAt("dist/last.txt"));
    expect(killed.signal).toBe("SIGKILL");
    expect(site.read("dist/given-up.txt")).toBe("1");
    site.change("content/files/given-up.txt", null);
    site.change("content/files/last.txt", null);
    expect(runSite(["build", "--root", site.root]).status).toBe(0);
    expect(treeOf(site.out)).toEqual(before);
  });

  test("may be another disk, into which nothing can be renamed", async () => {
    const site = commandSite();
    const otherDisk = mountedAt(site.out);
    site.change("dist/.new/left", "by a build that was killed");
    expect(runSite(["build", "--root", site.root], otherDisk).all).toContain("pages in");
    site.change("content/notes/further.md", noteWith("title: Further"));
    expect(runSite(["build", "--root", site.root], otherDisk).status).toBe(0);
    expect(readdirSync(site.out)).not.toContain(".new");
    expect(await verifyCache({ root: site.root, out: "dist", drafts: false })).toBeGreaterThan(5);
  });

  test("holds no page that only a build without a cache has made", () => {
    const site = commandSite();
    expect(runSite(["build", "--root", site.root]).status).toBe(0);
    const before = treeOf(site.out);
    site.change("content/notes/given-up.md", noteWith("title: Given up"));
    expect(runSite(["build", "--no-cache", "--root", site.root]).status).toBe(0);
    site.change("content/notes/given-up.md", null);
    expect(runSite(["build", "--root", site.root]).status).toBe(0);
    expect(treeOf(site.out)).toEqual(before);
  });

  test("takes a page where a file was, and a file where a page was", async () => {
    const site = compiledSite({ "content/files/notes/plain": "a file" });
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
  });

  test("is mended where a folder of it was replaced by a file", async () => {
    const site = compiledSite();
    await site.build();
    const before = treeOf(site.out);
    rmSync(join(site.out, "notes"), { recursive: true });
    site.change("dist/notes", "not ours");
    await site.build();
    expect(treeOf(site.out)).toEqual(before);
  });

  test("of an earlier release in a folder of its own is forgotten after months, and found anew", async () => {
    const site = compiledSite();
    const earlier = { out: join(site.root, "releases/1") };
    await site.build(earlier);
    const before = treeOf(earlier.out);
    const cache = join(site.root, ".cache/site");
    const known = () => readdirSync(cache).filter(name => /^(?:facts|output|pages)-/.test(name));
    const ofEarlier = known();
    const months = Date.now() / 1000 - 91 * 86_400;
    for (const name of ofEarlier) utimesSync(join(cache, name), months, months);
    await site.build();
    expect(ofEarlier).toHaveLength(3);
    expect(known()).toHaveLength(3);
    expect(known()).not.toEqual(expect.arrayContaining(ofEarlier.slice(0, 1)));
    expect(await site.build()).toMatchObject({ rendered: 0, written: 0 });
    await site.build(earlier);
    expect(treeOf(earlier.out)).toEqual(before);
    expect(known()).toHaveLength(6);
  });

  test("never replaces a folder that holds other things", async () => {
    const site = compiledSite();
    const folder = temporaryFolder();
    writeFileSync(join(folder, "letter.txt"), "dear");
    await expect(site.build({ out: folder })).rejects.toThrow("[output/folder]");
    await expect(site.build({ out: site.root })).rejects.toThrow("[output/folder]");
    expect(readFileSync(join(folder, "letter.txt"), "utf8")).toBe("dear");
  });
});

/** The system as it is where a disk is mounted at a folder: it renames nothing across the border. */
function mountedAt(folder: string): Record<string, string> {
  return onSystem(`const move = fs.renameSync;
    const isWithin = path => path.startsWith(${JSON.stringify(`${folder}/`)});
    fs.renameSync = (from, to) => {
      if (isWithin(from) !== isWithin(to)) throw Object.assign(new Error("EXDEV"), { code: "EXDEV" });
      return move(from, to);
    };`);
}
