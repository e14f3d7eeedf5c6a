import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runSite } from "../run-site.ts";
import { type DevVisit, note, visitDev } from "./dev-visit.ts";
import { until } from "./site-process.ts";

const notes = "content/notes";
let dev: DevVisit;
beforeAll(async () => {
  dev = await visitDev();
});
afterAll(() => dev?.end());

describe("saving", () => {
  test("by renaming a finished file over the old one", async () => {
    await dev.visit("/notes/white-bread/");
    dev.put("content/notes/.white-bread.md.swp", note("White bread", "Renamed into place."));
    renameSync(
      join(dev.folder, notes, ".white-bread.md.swp"),
      join(dev.folder, notes, "white-bread.md"),
    );
    await dev.page.getByText("Renamed into place.").waitFor();
  });

  test("by way of a file that is gone at once, and the saved one is named", async () => {
    const told = "  content/notes/white-bread.md and 1 other file: up to date";
    for (let times = 0; !dev.site.output().includes(told); times++) {
      const before = dev.site.output().length;
      // Vim tries whether it may write here. A machine that pauses in between tells of two savings.
      dev.put("content/notes/4913", "");
      rmSync(join(dev.folder, notes, "4913"));
      dev.put("content/notes/white-bread.md", note("White bread", `Saved ${times} times.`));
      // What is told while that file is there again would name it.
      await until(() => /white-bread\.md.*: up to date/.test(dev.site.output().slice(before)));
    }
    expect(dev.site.output()).not.toContain("4913 and");
  });

  test("by moving the old file away first", async () => {
    await dev.visit("/notes/white-bread/");
    renameSync(
      join(dev.folder, notes, "white-bread.md"),
      join(dev.folder, notes, "white-bread.md~"),
    );
    dev.put("content/notes/white-bread.md", note("White bread", "After a copy was kept."));
    await dev.page.getByText("After a copy was kept.").waitFor();
    rmSync(join(dev.folder, notes, "white-bread.md~"));
  });

  test("many times in a row: the last one is shown", async () => {
    await dev.visit("/notes/white-bread/");
    for (let n = 1; n <= 60; n++) {
      dev.put("content/notes/white-bread.md", note("White bread", `Loaf number ${n} of sixty`));
      await new Promise(resolve => setTimeout(resolve, n % 7));
    }
    await dev.page.getByText("Loaf number 60 of sixty").waitFor();
  });

  test("a new file, under another name, and no more", async () => {
    await dev.visit("/");
    dev.put("content/notes/oat.md", note("Oat bread", "Oats."));
    await dev.page.getByRole("link", { name: "Oat bread" }).waitFor();
    renameSync(join(dev.folder, notes, "oat.md"), join(dev.folder, notes, "barley.md"));
    await dev.page.locator('a[href="/notes/barley/"]').waitFor();
    await dev.visit("/notes/barley/");
    rmSync(join(dev.folder, notes, "barley.md"));
    await dev.page.getByText("Nothing here").first().waitFor();
    dev.put("content/notes/barley.md", note("Barley bread", "Barley is back."));
    await dev.page.getByText("Barley is back.").waitFor();
    rmSync(join(dev.folder, notes, "barley.md"));
  });

  test("a whole folder that comes and goes", async () => {
    await dev.visit("/");
    dev.put("content/notes/summer/late/olive.md", note("Olive bread", "Olives."));
    await dev.page.getByRole("link", { name: "Olive bread" }).waitFor();
    rmSync(join(dev.folder, notes, "summer"), { recursive: true });
    await dev.page.getByRole("link", { name: "Olive bread" }).waitFor({ state: "detached" });
  });

  test.each([
    ["moved away", () => {}, "Nothing here"],
    ["replaced by an empty one", (folder: string) => mkdirSync(folder), "Nothing here"],
    ["replaced by a file", (folder: string) => writeFileSync(folder, ""), "content/ending"],
  ])("a folder that is %s takes its texts along", async (_how, also, says) => {
    const [folder, away] = [join(dev.folder, notes, "winter"), join(dev.folder, "away")];
    dev.put("content/notes/winter/plum.md", note("Plum bread", "Plums."));
    await until(async () => (await dev.html("/")).includes("Plum bread"));
    renameSync(folder, away);
    also(folder);
    await until(async () => (dev.site.output() + (await dev.html("/notes/plum/"))).includes(says));
    rmSync(folder, { recursive: true, force: true });
    renameSync(away, folder);
    await until(async () => (await dev.html("/")).includes("Plum bread"));
    rmSync(folder, { recursive: true });
  });

  test("with folders that go as soon as they have come, as some programs make to save in", async () => {
    for (let n = 0; n < 300; n++) {
      mkdirSync(join(dev.folder, notes, `saving-${n % 5}/a/b`), { recursive: true });
      rmSync(join(dev.folder, notes, `saving-${n % 5}`), { recursive: true });
      await new Promise(resolve => setTimeout(resolve, n % 3));
    }
    dev.put("content/notes/saving-1/spelt-two.md", note("Spelt two", "Still there."));
    await until(async () => (await dev.html("/notes/spelt-two/")).includes("Still there."));
    rmSync(join(dev.folder, notes, "saving-1"), { recursive: true });
  });

  test("a link in a circle, which is named as what it is", async () => {
    symlinkSync("circle.md", join(dev.folder, notes, "circle.md"));
    await until(() => dev.site.output().includes("circle.md   [content/link]"));
    rmSync(join(dev.folder, notes, "circle.md"));
    await until(async () => (await dev.html("/notes/white-bread/")).includes("White bread"));
  });

  test.each([
    ["nowhere", "a link to a file that does not exist"],
    ["sub", "a link to a folder"],
  ])("a link to '%s', whatever it is called, until it is gone", async (target, says) => {
    mkdirSync(join(dev.folder, notes, "sub"), { recursive: true });
    await dev.visit("/");
    symlinkSync(target, join(dev.folder, notes, "link.to"));
    await dev.overlay().filter({ hasText: says }).waitFor();
    rmSync(join(dev.folder, notes, "link.to"));
    await dev.problems().waitFor({ state: "detached" });
  });

  test("a text that a link leads to, which the link's page shows, too", async () => {
    symlinkSync("white-bread.md", join(dev.folder, notes, "linked.md"));
    await until(async () => (await dev.html("/notes/linked/")).includes("White bread"));
    dev.put("content/notes/white-bread.md", note("White bread", "By way of a link."));
    await until(async () => (await dev.html("/notes/linked/")).includes("By way of a link."));
    rmSync(join(dev.folder, notes, "linked.md"));
  });

  test("an article and a style at once", async () => {
    await dev.visit("/notes/white-bread/");
    const styles = dev.read("templates/frame.css");
    dev.put("templates/frame.css", `${styles}\nh1 { color: rgb(4, 5, 6) }\n`);
    dev.put("content/notes/white-bread.md", note("Whiter bread", "With the style."));
    await dev.page.getByText("With the style.").waitFor();
    const heading = dev.page.getByRole("heading", { name: "Whiter bread" });
    const colour = () => heading.evaluate(element => getComputedStyle(element).color);
    await until(async () => (await colour()) === "rgb(4, 5, 6)");
  });

  test("an article after a style, which the open page's policy does not know", async () => {
    await dev.visit("/notes/white-bread/");
    dev.put(
      "templates/frame.css",
      `${dev.read("templates/frame.css")}\nh1 { color: rgb(7, 8, 9) }\n`,
    );
    const colour = () =>
      dev.page.locator("h1").evaluate(element => getComputedStyle(element).color);
    await until(async () => (await colour()) === "rgb(7, 8, 9)");
    dev.put("content/notes/white-bread.md", note("Whiter bread", "After the style."));
    await dev.page.getByText("After the style.").waitFor();
    expect(await dev.isMarked()).toBe(true);
  });

  test("styles that a script is still to load", async () => {
    const [island, page, sheet] = [
      "islands/counter.ts",
      "templates/pages/home.tsx",
      "islands/counter.css",
    ];
    const [counter, home] = [dev.read(island), dev.read(page)];
    dev.put(sheet, "button { color: rgb(1, 2, 3) }");
    dev.put(island, `import "./counter.css";\n${counter}`);
    const named = 'data-style={tools.script("counter").style} data-src';
    dev.put(page, home.replace("data-src", named));
    await until(async () => (await dev.html("/")).includes("data-style="));
    await dev.visit("/");
    const address = () => dev.page.locator("[data-style]").getAttribute("data-style");
    const before = await address();
    dev.put(sheet, "button { color: rgb(4, 5, 6) }");
    const now = await until(async () => {
      const found = await address();
      return found !== before && found;
    });
    expect(await dev.html(now)).toContain("#040506");
    expect(await dev.isMarked()).toBe(true);
    dev.put(island, counter);
    dev.put(page, home);
  });
});

test("pages come to what a clean build writes", async () => {
  const own =
    / data-dev-styles="[^"]*"|<script type="module" src="\/_dev\/client\.js"[^>]*><\/script>/g;
  const shown = await dev.html("/notes/white-bread/");
  expect(runSite(["build", "--no-cache", "--root", dev.folder]).status).toBe(0);
  expect(shown.replace(own, "")).toBe(dev.read("dist/notes/white-bread/index.html"));
});

test("the pages' policies have nothing against any of this", () => {
  expect(dev.refusals).toEqual([]);
});
