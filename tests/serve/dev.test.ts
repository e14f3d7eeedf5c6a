import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../browser.ts";
import { copyOfTinySite, runSite, type SiteProcess, startSite, until } from "./site-process.ts";

const folder = copyOfTinySite();
const notes = join(folder, "content/notes");
let site: SiteProcess;
let browser: Browser;
let page: Page;
const refusals: string[] = [];

beforeAll(async () => {
  await mkdir(join(folder, "content/images"), { recursive: true });
  await mkdir(join(folder, "content/files"), { recursive: true });
  put("content/files/_headers", "/*\n  X-Content-Type-Options: nosniff\n");
  put("content/notes/spelt.md", "---\ntitle: Spelt\ndraft: true\n---\n\nNot yet.\n");
  put("content/notes/easter.md", "---\ntitle: Easter\ndate: 2099-04-12\n---\n\nSoon.\n");
  [site, browser] = await Promise.all([
    startSite(["dev", "--root", folder, "--port", "0"]),
    launchBrowser(),
  ]);
  page = await browser.newPage();
  page.on("console", message => {
    if (/Content.Security.Policy/i.test(message.text())) refusals.push(message.text());
  });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function put(file: string, text: string | Uint8Array): void {
  writeFileSync(join(folder, file), text);
}

function read(file: string): string {
  return readFileSync(join(folder, file), "utf8");
}

function note(title: string, body: string): string {
  return `---\ntitle: ${title}\n---\n\n${body}\n`;
}

async function html(path: string): Promise<string> {
  return (await fetch(site.address + path)).text();
}

/** Opens a page, waits until it listens, and leaves a mark that only loading it anew takes away. */
async function visit(path: string): Promise<void> {
  await page.goto("about:blank");
  const listening = page.waitForRequest(/_dev\/events/);
  await page.goto(site.address + path);
  await listening;
  await page.evaluate(() => Object.assign(window, { mark: true }));
}

function isMarked(): Promise<boolean> {
  return page.evaluate(() => "mark" in window);
}

const problems = () => page.locator("dev-problems");
const overlay = () => page.locator("dev-problems pre");

describe("what is served", () => {
  test("entries that are not public yet are shown, and say so", async () => {
    expect(await html("/")).toContain("Spelt");
    expect(await html("/notes/spelt/")).toMatch(/<dev-badge[^>]*>Draft</);
    expect(await html("/notes/easter/")).toMatch(/<dev-badge[^>]*>Scheduled for 12 April 2099</);
    expect(await html("/notes/rye-bread/")).not.toContain("<dev-badge");
    await visit("/notes/spelt/");
    expect(
      await page.locator("dev-badge").evaluate(badge => getComputedStyle(badge).position),
    ).toBe("fixed");
  });

  test("addresses, redirects, headers and the not-found page are as on the host", async () => {
    const moved = await fetch(`${site.address}/notes/rye-bread`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/notes/rye-bread/"]);
    const old = await fetch(`${site.address}/rye/`, { redirect: "manual" });
    expect([old.status, old.headers.get("location")]).toEqual([301, "/notes/rye-bread/"]);
    const missing = await fetch(`${site.address}/notes/nope/deeper`);
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining("Nothing here"),
    ]);
    expect(missing.headers.get("x-content-type-options")).toBe("nosniff");
    const robots = await fetch(`${site.address}/robots.txt`);
    expect([robots.status, await robots.text()]).toEqual([
      200,
      expect.stringContaining("User-agent"),
    ]);
  });

  test("a page's policy is the one that it is published with", async () => {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
    const shown = policy.exec(await html("/notes/rye-bread/"))?.[1];
    expect(runSite(["build", "--root", folder]).status).toBe(0);
    expect(shown).toContain("sha256-");
    expect(policy.exec(read("dist/notes/rye-bread/index.html"))?.[1]).toBe(shown);
  });

  test("a picture is made when a browser asks for it", async () => {
    const red = sharp({ create: { width: 90, height: 60, channels: 3, background: "#c33" } });
    put("content/images/loaf.png", await red.png().toBuffer());
    put("content/notes/picture.md", note("Picture", "![A red loaf](loaf.png)"));
    await until(async () => (await html("/notes/picture/")).includes("<picture>"));
    await visit("/notes/picture/");
    const image = page.locator("img");
    await until(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0));
    expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(
      /\.avif$/,
    );
  });

  test("a link that leads nowhere is a warning, not a hindrance", async () => {
    put("content/notes/link.md", note("Link", "[Where?](/notes/rye-braed/)"));
    await until(() => site.output().includes("[link/broken] warning"));
    expect(site.output()).toContain("Did you mean   /notes/rye-bread");
    expect((await fetch(`${site.address}/notes/link/`)).status).toBe(200);
    rmSync(join(notes, "link.md"));
  });
});

describe("an open page", () => {
  test("shows a saved text in place: nothing is loaded anew, and the page stays where it was", async () => {
    const long = "A loaf.\n\n".repeat(200);
    put("content/notes/white-bread.md", note("White bread", long));
    await until(async () => (await html("/notes/white-bread/")).includes("A loaf."));
    await visit("/notes/white-bread/");
    await page.evaluate(() => scrollTo(0, 900));
    put(
      "content/notes/white-bread.md",
      note("White bread", `${long}Fresh at *eight*.\n\n## When?\n`),
    );
    await page.getByText("Fresh at eight.").waitFor();
    expect(await isMarked()).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test("is loaded anew, where it was, when code may depend on what has changed", async () => {
    await visit("/notes/white-bread/");
    await page.evaluate(() => scrollTo(0, 700));
    const template = read("templates/pages/note.tsx");
    put(
      "templates/pages/note.tsx",
      template.replace("{date &&", '<p data-new="">Baked here</p>\n    {date &&'),
    );
    await page.getByText("Baked here").waitFor({ state: "attached" });
    expect(await isMarked()).toBe(false);
    await until(() => page.evaluate(() => scrollY >= 700));
    put("templates/pages/note.tsx", template);
    await page.getByText("Baked here").waitFor({ state: "detached" });
  });

  test("takes on new styles in place", async () => {
    await visit("/notes/white-bread/");
    const styles = read("templates/frame.css");
    put("templates/frame.css", `${styles}\nh1 { color: rgb(1, 2, 3) }\n`);
    const colour = () => page.locator("h1").evaluate(heading => getComputedStyle(heading).color);
    await until(async () => (await colour()) === "rgb(1, 2, 3)");
    put("templates/frame.css", styles);
    await until(async () => (await colour()) !== "rgb(1, 2, 3)");
    expect(await isMarked()).toBe(true);
    // The page is known in its new styles: a change of its text still needs no loading.
    put("content/notes/white-bread.md", note("White bread", "Sold out."));
    await page.getByText("Sold out.").waitFor();
    expect(await isMarked()).toBe(true);
  });

  test("is left alone by changes of other pages", async () => {
    await visit("/notes/rye-bread/");
    put("content/notes/white-bread.md", note("White bread", "Back again."));
    await until(async () => (await html("/notes/white-bread/")).includes("Back again."));
    expect(await isMarked()).toBe(true);
  });
});

describe("a drawing", () => {
  test("is made again when the code that draws it has changed, and shown in place", async () => {
    const [plan, home] = [read("templates/site.ts"), read("templates/pages/home.tsx")];
    const drawn = (colour: string) =>
      plan
        .replace(
          "    images: [],\n    redirects",
          `    images: [{ name: "sign", svg: () => sign, widths: [40], formats: ["svg"] }],\n    redirects`,
        )
        .replace("opening },\n        images: []", 'opening },\n        images: ["sign"]')
        .concat(
          `\nconst sign = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="${colour}"/></svg>';\n`,
        );
    put(
      "templates/pages/home.tsx",
      home.replace("<ul>", '<img alt="Sign" src={tools.image("sign").src} />\n    <ul>'),
    );
    put("templates/site.ts", drawn("red"));
    await until(async () => (await html("/")).includes("/assets/sign-"));
    await visit("/");
    const source = () => page.getByAltText("Sign").getAttribute("src");
    const first = await source();
    put("templates/site.ts", drawn("green"));
    const second = await until(async () => {
      const now = await source();
      return now !== first && now;
    });
    expect(await html(second)).toContain("green");
    expect(await isMarked()).toBe(true);
    put("templates/site.ts", plan);
    put("templates/pages/home.tsx", home);
    await page.getByAltText("Sign").waitFor({ state: "detached" });
  });
});

describe("saving", () => {
  test("by renaming a finished file over the old one", async () => {
    await visit("/notes/white-bread/");
    put("content/notes/.white-bread.md.swp", note("White bread", "Renamed into place."));
    renameSync(join(notes, ".white-bread.md.swp"), join(notes, "white-bread.md"));
    await page.getByText("Renamed into place.").waitFor();
  });

  test("by moving the old file away first", async () => {
    await visit("/notes/white-bread/");
    renameSync(join(notes, "white-bread.md"), join(notes, "white-bread.md~"));
    put("content/notes/white-bread.md", note("White bread", "After a copy was kept."));
    await page.getByText("After a copy was kept.").waitFor();
    rmSync(join(notes, "white-bread.md~"));
  });

  test("many times in a row: the last one is shown", async () => {
    await visit("/notes/white-bread/");
    for (let n = 1; n <= 60; n++) {
      put("content/notes/white-bread.md", note("White bread", `Loaf number ${n} of sixty`));
      await new Promise(resolve => setTimeout(resolve, n % 7));
    }
    await page.getByText("Loaf number 60 of sixty").waitFor();
  });

  test("a new file, under another name, and no more", async () => {
    await visit("/");
    put("content/notes/oat.md", note("Oat bread", "Oats."));
    await page.getByRole("link", { name: "Oat bread" }).waitFor();
    renameSync(join(notes, "oat.md"), join(notes, "barley.md"));
    await page.locator('a[href="/notes/barley/"]').waitFor();
    await visit("/notes/barley/");
    rmSync(join(notes, "barley.md"));
    await page.getByText("Nothing here").first().waitFor();
    put("content/notes/barley.md", note("Barley bread", "Barley is back."));
    await page.getByText("Barley is back.").waitFor();
    rmSync(join(notes, "barley.md"));
  });

  test("a whole folder that comes and goes", async () => {
    await visit("/");
    await mkdir(join(notes, "summer/late"), { recursive: true });
    put("content/notes/summer/late/olive.md", note("Olive bread", "Olives."));
    await page.getByRole("link", { name: "Olive bread" }).waitFor();
    rmSync(join(notes, "summer"), { recursive: true });
    await page.getByRole("link", { name: "Olive bread" }).waitFor({ state: "detached" });
  });
});

describe("a mistake", () => {
  test("is shown above the last good page, with every other one, in the terminal's words", async () => {
    const good = note("White bread", "The last good text.");
    put("content/notes/white-bread.md", good);
    await until(async () => (await html("/notes/white-bread/")).includes("last good text"));
    await visit("/notes/white-bread/");
    put("content/notes/white-bread.md", good.replace("---\n\n", "colour: blue\n---\n\n"));
    await until(async () => (await overlay().count()) === 1);
    put("content/notes/second.md", "---\ntitle: Second\ncolour: blue\n---\n");
    await until(async () => (await overlay().count()) > 1);
    for (const text of await overlay().allTextContents()) expect(site.output()).toContain(text);
    expect(site.output()).toContain("colour: blue");
    expect(await page.getByText("The last good text.").isVisible()).toBe(true);
    expect(await html("/notes/white-bread/")).toContain("The last good text.");
    expect(await isMarked()).toBe(true);
    rmSync(join(notes, "second.md"));
    put("content/notes/white-bread.md", good);
    await problems().waitFor({ state: "detached" });
    expect(await isMarked()).toBe(true);
  });

  test("is told to pages that are opened later, too", async () => {
    put("content/notes/second.md", "---\ntitel: Second\n---\n");
    await until(() => site.output().includes("second.md:2"));
    await visit("/");
    await problems().waitFor();
    rmSync(join(notes, "second.md"));
    await problems().waitFor({ state: "detached" });
  });

  test("in code is named with its line, whether it does not compile or fails on a page", async () => {
    const template = read("templates/pages/note.tsx");
    await visit("/notes/white-bread/");
    put("templates/pages/note.tsx", template.replace("<Frame", "<Frame <"));
    await until(async () => /note\.tsx:5:/.test((await overlay().allTextContents()).join()));
    put("templates/pages/note.tsx", template.replace("{date &&", "{null.loaf}{date &&"));
    await until(async () =>
      /note\.tsx:6:\d+ +\[template\/failed\]/.test((await overlay().allTextContents()).join()),
    );
    expect((await overlay().allTextContents()).join()).toContain("null.loaf");
    expect(await html("/notes/white-bread/")).toContain("The last good text.");
    put("templates/pages/note.tsx", template);
    await problems().waitFor({ state: "detached" });
  });

  test("the page's policy has nothing against any of this", () => {
    expect(refusals).toEqual([]);
  });
});

describe("starting", () => {
  test("with a mistake in the content: the page says so, and comes once it is mended", async () => {
    const broken = copyOfTinySite();
    const file = join(broken, "content/notes/white-bread.md");
    const good = readFileSync(file, "utf8");
    writeFileSync(file, good.replace("title", "titel"));
    const other = await startSite(["dev", "--root", broken, "--port", String(site.port)]);
    expect(other.output()).toContain(`Port ${site.port} is taken`);
    const answer = await fetch(`${other.address}/`);
    expect([answer.status, await answer.text()]).toEqual([
      500,
      expect.stringContaining("white-bread.md:2"),
    ]);
    await page.goto(`${other.address}/`);
    await problems().waitFor();
    writeFileSync(file, good);
    await page.getByRole("heading", { name: "The bakery" }).waitFor();
    expect(await other.stop()).toBe(0);
    rmSync(broken, { recursive: true });
  });

  test("where there is no site ends in a sentence", () => {
    const run = runSite(["dev", "--root", join(folder, "content"), "--port", "0"]);
    expect(run.status).toBe(1);
    expect(run.output).toContain("there is no site here");
  });
});
