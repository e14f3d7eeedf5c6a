import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hash } from "../../generator/hash.ts";
import { projectRoot } from "../../generator/system/project-root.ts";
import { runSite } from "../run-site.ts";
import { copyOfTinySite } from "../tiny-site.ts";
import { type DevVisit, looksAway, note, visitDev } from "./dev-visit.ts";
import { startSite, until } from "./site-process.ts";

const notes = "content/notes";
let dev: DevVisit;
beforeAll(async () => {
  dev = await visitDev();
});
afterAll(() => dev?.end());

describe("a mistake", () => {
  test("in data, of which the open page goes back to what it last was", async () => {
    const [facts, page] = ["content/opening.ts", "templates/pages/home.tsx"];
    const [opening, home] = [dev.read(facts), dev.read(page)];
    dev.put(
      page,
      `import { opening as now } from "../../content/opening.ts";\n${home}`.replace(
        "<ul>",
        "<p>Today: {now.day}</p>\n    <ul>",
      ),
    );
    await until(async () => (await dev.html("/")).includes("Today:"));
    await dev.visit("/");
    const today = () => dev.page.getByText("Today:").textContent();
    const before = await today();
    dev.put(facts, opening.replace(/day: "\w+"/, 'day: "Never"').replace(/from: \d+/, "from: 7.5"));
    await dev.problems().waitFor();
    expect(await today()).toBe(before);
    dev.put(facts, opening);
    dev.put(page, home);
    await dev.problems().waitFor({ state: "detached" });
  });

  test("is shown above the last good page, with every other one, in the terminal's words", async () => {
    const good = note("White bread", "The last good text.");
    dev.put("content/notes/white-bread.md", good);
    await until(async () => (await dev.html("/notes/white-bread/")).includes("last good text"));
    await dev.visit("/notes/white-bread/");
    dev.put("content/notes/white-bread.md", good.replace("---\n\n", "colour: blue\n---\n\n"));
    await until(async () => (await dev.overlay().count()) === 1);
    dev.put("content/notes/second.md", "---\ntitle: Second\ncolour: blue\n---\n");
    await until(async () => (await dev.overlay().count()) > 1);
    for (const text of await dev.overlay().allTextContents())
      await until(() => dev.site.output().includes(text));
    expect(dev.site.output()).toContain("colour: blue");
    expect(await dev.problems().locator("h2").innerText()).toContain(
      "The page below is the last good one.",
    );
    expect(await dev.page.getByText("The last good text.").isVisible()).toBe(true);
    expect(await dev.html("/notes/white-bread/")).toContain("The last good text.");
    expect(await dev.isMarked()).toBe(true);
    rmSync(join(dev.folder, notes, "second.md"));
    dev.put("content/notes/white-bread.md", good);
    await dev.problems().waitFor({ state: "detached" });
    expect(await dev.isMarked()).toBe(true);
  });

  test("in a template is told together with those in a style and in an island", async () => {
    const files = ["templates/frame.tsx", "templates/frame.css", "islands/counter.ts"];
    const kept = new Map(files.map(file => [file, dev.read(file)]));
    await dev.visit("/");
    for (const file of files) dev.put(file, "export const = {");
    await until(async () => {
      const told = (await dev.overlay().allTextContents()).join("\n");
      return files.every(file => told.includes(file));
    });
    for (const [file, text] of kept) dev.put(file, text);
    await dev.problems().waitFor({ state: "detached" });
  });

  test.each([
    ["alone", (style: string) => style],
    ["while another one is wrong", () => "h1 {"],
  ])("that a style is gone names who imports it, %s", async (_when, change) => {
    const [file, other] = ["templates/pages/home.css", "templates/frame.css"];
    const [away, style] = [join(dev.folder, "home.css"), dev.read(other)];
    await dev.visit("/");
    dev.put(other, change(style));
    if (change(style) !== style) await dev.overlay().filter({ hasText: other }).waitFor();
    renameSync(join(dev.folder, file), away);
    await dev.overlay().filter({ hasText: "templates/pages/home.tsx" }).waitFor();
    renameSync(away, join(dev.folder, file));
    dev.put(other, style);
    await dev.problems().waitFor({ state: "detached" });
  });

  test.each([
    ["scones.txt", "Rename it to   scones.md"],
    ["scones", "Rename it to   scones.md"],
    ["scones.jpg", "Move it to   content/images/scones.jpg"],
  ])("in the name of a new file, %s, is told as soon as it is saved", async (name, says) => {
    await dev.visit("/");
    dev.put(`content/notes/${name}`, "Scones");
    await dev.overlay().filter({ hasText: says }).waitFor();
    renameSync(join(dev.folder, notes, name), join(dev.folder, name));
    await dev.problems().waitFor({ state: "detached" });
    rmSync(join(dev.folder, name));
  });

  test("that keeps no page from being shown stands in a corner of it, also when it is opened later, until it is mended", async () => {
    const good = note("White bread", "The last good text.");
    await dev.visit("/notes/white-bread/");
    dev.put("content/notes/white-bread.md", note("White bread", "A [link](/none/) to nothing."));
    const summary = dev.warnings().locator("summary");
    const words = dev.warnings().locator("pre").filter({ hasText: "[link/broken] warning" });
    await words.waitFor({ state: "attached" });
    expect(await summary.textContent()).toMatch(/^\d+ warnings?$/);
    await dev.visit("/notes/white-bread/");
    await summary.click();
    await words.waitFor();
    const text = String(await words.textContent());
    await until(() => dev.site.output().includes(text));
    expect(await dev.problems().count()).toBe(0);
    dev.put("content/notes/white-bread.md", good);
    await words.waitFor({ state: "detached" });
    expect(await dev.isMarked()).toBe(true);
  });

  test.each([
    ["a mistake", "colour: blue\n", "A loaf.", "dev-problems", " ms\n"],
    ["the last warning", "", "A [link](/none/) to nothing.", "dev-warnings", "No warnings"],
  ])(
    "is gone from a page that comes back after %s was mended",
    async (_what, line, body, shown, said) => {
      const good = note("White bread", "The last good text.");
      dev.put("content/notes/Rye Bread.md", note("Rye bread", "Nothing to warn of."));
      await dev.visit("/");
      const file = "content/notes/white-bread.md";
      dev.put(file, note("White bread", body).replace("---\n\n", `${line}---\n\n`));
      const words = dev.page.locator(`${shown} pre`).filter({ hasText: "white-bread.md" });
      await words.waitFor({ state: "attached" });
      await looksAway(dev.page, true);
      const before = dev.site.output().length;
      dev.put(file, good);
      await until(() => dev.site.output().slice(before).includes(said));
      await looksAway(dev.page, false);
      await words.waitFor({ state: "detached" });
    },
  );

  test("is shown above the last good page to one that was out of sight when that was made", async () => {
    const [bread, second] = ["content/notes/white-bread.md", "content/notes/second.md"];
    dev.put(bread, note("White bread", "The text before."));
    await until(async () => (await dev.html("/notes/white-bread/")).includes("The text before."));
    await dev.visit("/notes/white-bread/");
    await looksAway(dev.page, true);
    dev.put(bread, note("White bread", "The last good text."));
    await until(async () => (await dev.html("/notes/white-bread/")).includes("last good text"));
    const before = dev.site.output().length;
    dev.put(second, "---\ntitle: Second\ncolour: blue\n---\n");
    await until(() => dev.site.output().slice(before).includes("second.md"));
    await looksAway(dev.page, false);
    await dev.problems().waitFor();
    await dev.page.getByText("The last good text.").waitFor();
    expect(await dev.overlay().allTextContents()).toHaveLength(1);
    rmSync(join(dev.folder, second));
    await dev.problems().waitFor({ state: "detached" });
  });

  test("is told to pages that are opened later, too", async () => {
    dev.put("content/notes/second.md", "---\ntitel: Second\n---\n");
    await until(() => dev.site.output().includes("second.md:2"));
    await dev.visit("/");
    await dev.problems().waitFor();
    rmSync(join(dev.folder, notes, "second.md"));
    await dev.problems().waitFor({ state: "detached" });
  });

  test("in code is named with its line, whether it does not compile or fails on a page", async () => {
    const template = dev.read("templates/pages/note.tsx");
    await dev.visit("/notes/white-bread/");
    dev.put("templates/pages/note.tsx", template.replace("<Frame", "<Frame <"));
    await until(async () => /note\.tsx:5:/.test((await dev.overlay().allTextContents()).join()));
    dev.put("templates/pages/note.tsx", template.replace("{date &&", "{null.loaf}{date &&"));
    await until(async () =>
      /note\.tsx:6:\d+ +\[template\/failed\]/.test((await dev.overlay().allTextContents()).join()),
    );
    expect((await dev.overlay().allTextContents()).join()).toContain("null.loaf");
    expect(await dev.html("/notes/white-bread/")).toContain("The last good text.");
    dev.put("templates/pages/note.tsx", template);
    await dev.problems().waitFor({ state: "detached" });
  });

  test("in a style is named with its line, and the page keeps its last good look", async () => {
    const style = dev.read("templates/frame.css");
    const font = () => dev.page.evaluate(() => getComputedStyle(document.body).fontFamily);
    await dev.visit("/notes/white-bread/");
    dev.put("templates/frame.css", style.replace("serif;\n}", "fantasy;\n"));
    await until(async () => /frame\.css:1:6/.test((await dev.overlay().allTextContents()).join()));
    expect(await font()).toBe("serif");
    dev.put("templates/frame.css", style.replace("serif", "fantasy"));
    await dev.problems().waitFor({ state: "detached" });
    await until(async () => (await font()) === "fantasy");
    dev.put("templates/frame.css", style);
  });
});

test("a mistake that keeps a page from being made is named there, although it stands in another text", async () => {
  dev.put("content/notes/oat.md", note("Oat bread", "Oats."));
  await until(async () => (await dev.html("/notes/oat/")).includes("Oats."));
  const other = await startSite(["dev", "--root", dev.folder, "--port", "0"]);
  dev.put("content/notes/second.md", "---\ntitel: Second\n---\n");
  await until(() => other.output().includes("second.md:2"));
  dev.put("content/notes/oat.md", note("Oat bread", "More oats."));
  await until(() => other.output().split("second.md:2").length > 2);
  const text = await (await fetch(`${other.address}/notes/oat/`)).text();
  expect(text).toContain("second.md:2");
  expect(text).not.toContain("changed while the site was being built");
  expect(other.output()).not.toContain("Warning");
  rmSync(join(dev.folder, notes, "second.md"));
  rmSync(join(dev.folder, notes, "oat.md"));
  await other.stop();
});

test("what the machine refused, as a full disk does, is told once and taken in when it can be, without another save", async () => {
  const template = dev.read("templates/pages/note.tsx");
  const caches = join(projectRoot(), ".cache/dev");
  const [own = ""] = readdirSync(caches).filter(name => name.startsWith(hash(dev.folder)));
  await dev.visit("/notes/white-bread/");
  // No room for the code of the server.
  renameSync(join(caches, own), join(caches, `away-${own}`));
  writeFileSync(join(caches, own), "");
  dev.put("templates/pages/note.tsx", template.replace("{date &&", "Fresh. {date &&"));
  await until(() => dev.site.output().includes("system/enotdir"));
  await dev.problems().waitFor();
  rmSync(join(caches, own));
  renameSync(join(caches, `away-${own}`), join(caches, own));
  await dev.problems().waitFor({ state: "detached" });
  expect(await dev.html("/notes/white-bread/")).toContain("Fresh.");
  expect(dev.site.output().split("system/enotdir")).toHaveLength(2);
  dev.put("templates/pages/note.tsx", template);
});

describe("starting", () => {
  test("with a mistake in the content: the page says so, and comes once it is mended", async () => {
    const broken = copyOfTinySite();
    const file = join(broken, "content/notes/white-bread.md");
    const good = readFileSync(file, "utf8");
    writeFileSync(file, good.replace("title", "titel"));
    const other = await startSite(["dev", "--root", broken, "--port", String(dev.site.port)]);
    expect(other.output()).toContain(`Port ${dev.site.port} is taken`);
    const answer = await fetch(`${other.address}/`);
    expect([answer.status, await answer.text()]).toEqual([
      500,
      expect.stringContaining("white-bread.md:2"),
    ]);
    await dev.page.goto(`${other.address}/`);
    await dev.problems().waitFor();
    expect(await dev.problems().locator("h2").innerText()).toContain(
      "The page comes when all is mended.",
    );
    expect(await dev.problems().evaluate(panel => panel.clientHeight === innerHeight)).toBe(true);
    expect(other.output()).toContain("1 problem. No page can be shown until this is mended.");
    writeFileSync(file, good);
    await dev.page.getByRole("heading", { name: "The bakery" }).waitFor();
    expect(await other.stop()).toBe(0);
    rmSync(broken, { recursive: true });
  });

  test("where there is no site ends in a sentence", () => {
    const run = runSite(["dev", "--root", join(dev.folder, "content"), "--port", "0"]);
    expect(run.status).toBe(1);
    expect(run.all).toContain("there is no site here");
  });
});

test("the pages' policies have nothing against any of this", () => {
  expect(dev.refusals).toEqual([]);
});
