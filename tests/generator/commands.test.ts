import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../built-site.ts";
import { onSystem, runSite } from "../run-site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { commandSite } from "./command-site.ts";
import { noteWith } from "./temporary-site.ts";

const site = (...args: string[]) => runSite(args);

describe("the command site", () => {
  test.each(["", "build", "dev", "preview", "check", "new", "explain"])(
    "has help with examples: site %s --help",
    command => {
      const { stdout, status } = site(...[command].filter(Boolean), "--help");
      expect(status).toBe(0);
      expect(stdout).toMatch(/Usage: site/);
      if (command) expect(stdout).toMatch(/Examples?:\n {2}(SITE_URL=\S+ )?npx site /);
    },
  );

  test("suggests what a mistyped command or flag may have meant", () => {
    expect(site("biuld").stderr).toContain("Did you mean build?");
    expect(site("build", "--darfts").stderr).toContain("Did you mean --drafts?");
    expect(site("biuld").status).toBe(1);
  });

  test("says where it looked when there is no site", () => {
    const { stderr, status } = site("build", "--root", tmpdir());
    expect(stderr).toContain(`${tmpdir()}   [site/root]`);
    expect(stderr).toContain("there is no site here: templates/site.ts is missing");
    expect(status).toBe(1);
  });

  test("build fails with every problem and exit code 1, in words, those that stopped it last", () => {
    const tiny = commandSite({
      "content/notes/Bad.md": noteWith("date: 1/2/25"),
      "content/notes/worse.md": "x",
    });
    const { stderr, status } = site("build", "--root", tiny.root);
    expect(stderr).toContain("3 problems, 2 warnings. Nothing was written.");
    expect(stderr.lastIndexOf("] warning\n")).toBeLessThan(stderr.indexOf("notes/Bad.md:"));
    expect(stderr).not.toMatch(/\bat .*\.(js|ts):\d+/);
    expect([status, existsSync(tiny.out)]).toEqual([1, false]);
  });

  test("goes on when nobody reads what it says any more", async () => {
    const tiny = commandSite();
    const child = spawn(process.execPath, ["bin/site.mjs", "build", "--root", tiny.root], {
      cwd: projectRoot,
    });
    child.stdout.destroy();
    const stderr = text(child.stderr);
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(await stderr).not.toContain("EPIPE");
    expect(existsSync(join(tiny.out, "index.html"))).toBe(true);
  });

  test("has failed when its report does not fit on the disk", () => {
    const fullDisk = openSync("/dev/full", "w");
    const { stderr, status } = spawnSync(process.execPath, ["bin/site.mjs", "explain"], {
      cwd: projectRoot,
      encoding: "utf8",
      stdio: ["ignore", fullDisk, "pipe"],
    });
    closeSync(fullDisk);
    expect(stderr).toMatch(/^What the command says cannot be written: ENOSPC.*\.\n$/);
    expect(status).toBe(1);
  });

  test("says that a folder may not be written", () => {
    const tiny = commandSite();
    const { stderr, status } = site("build", "--root", tiny.root, "--out", "/sys/dist");
    expect(stderr).toMatch(
      /\/sys\/.*\[system\/\w+\]\n {3}(the system does not allow this|this file or folder may not be written|this disk can only be read)/,
    );
    expect(status).toBe(1);
  });

  test("does not say that nothing was written when files could not be moved into the output", () => {
    const tiny = commandSite();
    const { root } = tiny;
    expect(site("build", "--root", root).status).toBe(0);
    const alias = `/${"b".repeat(200)}`.repeat(25);
    tiny.change("content/notes/new.md", noteWith(`title: A\naliases: [${alias}]`));
    const { stderr } = site("build", "--root", root);
    expect(stderr).toContain("[system/enametoolong]");
    expect(stderr).toContain("Some files may have been written");
    expect(stderr).not.toContain("Nothing was written");
    tiny.change("content/notes/new.md", noteWith("title: A"));
    expect(site("build", "--root", root, "--verify-cache").status).toBe(0);
  });

  test("does not say that nothing was written when only what it knows of it cannot be kept", () => {
    const tiny = commandSite();
    const { root } = tiny;
    expect(site("build", "--root", root).status).toBe(0);
    const cache = join(root, ".cache/site");
    const folder = readdirSync(cache).find(name => name.startsWith("facts-"));
    const facts = join(cache, String(folder), "parts.json");
    rmSync(facts);
    mkdirSync(join(facts, "in the way"), { recursive: true });
    tiny.change("content/notes/new.md", noteWith("title: A"));
    const { stderr } = site("build", "--root", root);
    expect(stderr).toContain("[system/eisdir]");
    expect(stderr).toContain("Some files may have been written");
    rmSync(facts, { recursive: true });
    expect(site("build", "--root", root, "--verify-cache").status).toBe(0);
  });

  test("says that a file stands where the output folder should be", () => {
    const tiny = commandSite({ out: "a file" });
    const { stderr, status } = site("build", "--root", tiny.root, "--out", "out/dist");
    expect(stderr).toMatch(/a file stands where a folder is needed/);
    expect(status).toBe(1);
  });

  test("new begins a valid draft, overwrites nothing and knows what it can begin", () => {
    const tiny = commandSite();
    const first = site("new", "note", "Rolls: sweet & savoury", "--root", tiny.root);
    expect(first.stdout).toContain("content/notes/rolls-sweet-savoury.md");
    expect(first.stdout).toContain("   npx site dev\n");
    expect(site("build", "--root", tiny.root).status).toBe(0);
    expect(site("new", "note", "Rolls: sweet & savoury", "--root", tiny.root).stderr).toContain(
      "is already there",
    );
    expect(site("new", "notee", "X", "--root", tiny.root).stderr).toContain(
      "Did you mean   npx site new note",
    );
    expect(site("new", "note", "--root", tiny.root).stderr).toContain("Write it as   npx site new");
    tiny.edit("templates/site.ts", "notes: (title", "others: (title");
    expect(site("new", "note", "X", "--root", tiny.root).stderr).toContain("Add   notes: title =>");
  });

  test("new takes a title without quotes, and one that was copied with its line breaks", () => {
    const tiny = commandSite();
    const { stdout } = site("new", "note", "Rolls", "for", "a\nparty\n", "--root", tiny.root);
    expect(stdout).toContain("content/notes/rolls-for-a-party.md");
    expect(tiny.read("content/notes/rolls-for-a-party.md")).toContain("title: Rolls for a party\n");
  });

  test("check finds what a build lets through, and passes a sound site", () => {
    const tiny = commandSite();
    const warned = site("check", "--root", tiny.root);
    expect(warned.status).toBe(0);
    expect(warned.all).toContain("4 pages checked: nothing but what is said above.");
    const rye = tiny.read("content/notes/Rye Bread.md").replaceAll(/<[^>]*>|javascript:/g, "");
    tiny.change("content/notes/Rye Bread.md", rye.replaceAll("(alert(1))", "(/)"));
    expect(site("check", "--root", tiny.root).all).toContain("4 pages checked: nothing is wrong.");
    const text =
      "The same words stand here and there, all of them, in the same order, one after the other.\n";
    tiny.change("content/notes/one.md", noteWith("title: One", text.repeat(9)));
    tiny.change("content/notes/two.md", noteWith("title: Two", text.repeat(9)));
    const mistyped = '<ul><p role="buton" aria-describedby="nowhere">x</p>';
    tiny.edit("templates/pages/home.tsx", "<ul>", mistyped);
    const { stderr, status } = site("check", "--root", tiny.root);
    expect(stderr).toContain("[html/");
    expect(stderr).toContain('Element references missing id "nowhere"');
    expect(stderr).not.toContain("written");
    expect(status).toBe(1);
  });

  test("check --production fails as long as the site says that something has to be replaced", () => {
    const tiny = commandSite();
    const note = `{ code: "production/day", file: "content/opening.ts", search: "day", message: "made up", fix: "Ask" }`;
    tiny.edit("templates/site.ts", "production: () => []", `production: () => [${note}]`);
    expect(site("check", "--root", tiny.root).status).toBe(0);
    const { stderr, status } = site("check", "--production", "--root", tiny.root);
    expect(stderr).toMatch(/content\/opening\.ts:\d+:\d+ {3}\[production\/day\]/);
    expect(status).toBe(1);
  });

  test("check --production tells once what every build warns of and what must not be published", () => {
    const tiny = commandSite();
    const note = `{ code: "opening/day", file: "content/opening.ts", search: "day", message: "pale", fix: "Ask" }`;
    const both = `production: () => [${note}], mismatches: () => [${note}]`;
    tiny.edit("templates/site.ts", "production: () => []", both);
    expect(site("check", "--root", tiny.root)).toMatchObject({
      status: 0,
      stderr: expect.stringContaining("[opening/day] warning"),
    });
    const { stderr, status } = site("check", "--production", "--root", tiny.root);
    expect(stderr.match(/\[opening\/day\].*/g)).toEqual(["[opening/day]"]);
    expect(status).toBe(1);
  });

  test("build --drafts --verify-cache builds what is not public yet, and compares all of it", () => {
    const tiny = commandSite({ "content/notes/new.md": noteWith("title: New\ndraft: true") });
    const { stdout } = site("build", "--drafts", "--verify-cache", "--root", tiny.root);
    expect(stdout).toContain("  draft: content/notes/new.md");
    expect(stdout).toMatch(/^Cache verified: \d+ files made anew, every byte the same\.$/m);
    expect(existsSync(join(tiny.out, "notes/new/index.html"))).toBe(true);
  });

  test.each(["--no-cache", "--verify-cache"])(
    "build %s leaves nothing in the system's folder when it is broken off",
    async option => {
      const tiny = commandSite();
      const TMPDIR = temporaryFolder();
      const args = ["bin/site.mjs", "build", option, "--root", tiny.root];
      const env = { ...process.env, TMPDIR };
      const left = () => readdirSync(TMPDIR).filter(name => name.startsWith("site-"));
      // On a busy machine a build may be done before it is seen to have begun.
      let signal: unknown = null;
      for (let tries = 0; tries < 10 && signal !== "SIGINT"; tries++) {
        const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: "ignore" });
        const ended = once(child, "exit");
        while (left().length === 0 && child.exitCode === null) await wait(1);
        child.kill("SIGINT");
        [, signal] = await ended;
      }
      expect(signal, "In ten tries no build was broken off before it was done.").toBe("SIGINT");
      expect(left()).toEqual([]);
    },
  );

  test("build --no-cache names a folder of TMPDIR that is not there", () => {
    const TMPDIR = join(temporaryFolder(), "gone");
    const args = ["build", "--no-cache", "--root", commandSite().root];
    const { status, stderr } = runSite(args, { TMPDIR });
    expect(stderr).toMatch(/^\/.*\/gone {3}\[system\/enoent\]\n {3}this folder .* is not there\n/);
    expect(status).toBe(1);
  });

  test.each([
    ["build", "/.cache/site/lock"],
    ["new", "/content/notes/a-day.md"],
  ])("%s leaves no empty file on a full disk, and names it", (command, name) => {
    const { root } = commandSite();
    const full = onSystem(`const write = fs.writeFileSync;
      fs.writeFileSync = (file, ...rest) => {
        if (typeof file !== "number") return write(file, ...rest);
        throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      };`);
    const args = command === "new" ? ["new", "note", "A day"] : [command];
    const { status, stderr } = runSite([...args, "--root", root], full);
    expect(stderr).toMatch(new RegExp(`^.*${name} {3}\\[system/enospc\\]\n {3}the disk is full\n`));
    expect(status).toBe(1);
    expect(existsSync(join(root, name))).toBe(false);
  });

  test("check names the text that a mistake of only one page comes from", () => {
    const tiny = commandSite({
      "content/notes/new.md": noteWith("title: A", "Bread &unknwn; butter.\n"),
    });
    const { stderr } = site("check", "--root", tiny.root);
    expect(stderr).toContain("content/notes/new.md:5:7   [html/unrecognized-char-ref]");
  });

  test("reads nothing of a business itself: a mistake in its facts is framed like any other", () => {
    site("--help");
    const { inputs } = JSON.parse(readFileSync(join(projectRoot, ".cache/bin/site.json"), "utf8"));
    const business = Object.keys(inputs).filter(file =>
      /^(content|domain|templates|islands)\//.test(file),
    );
    expect(business).toEqual([]);
  });

  test("is not confused by an unknown root", () => {
    const folder = temporaryFolder();
    expect(site("check", "--root", join(folder, "x")).stderr).toContain("there is no site here");
  });
});
