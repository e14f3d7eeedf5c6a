import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runSite } from "../run-site.ts";
import { type DevVisit, looksAway, note, visitDev } from "./dev-visit.ts";
import { until } from "./site-process.ts";

let dev: DevVisit;
beforeAll(async () => {
  dev = await visitDev();
});
afterAll(() => dev?.end());

describe("an open page", () => {
  test("shows a saved text in place: nothing is loaded anew, and the page stays where it was", async () => {
    const long = "A loaf.\n\n".repeat(200);
    dev.put("content/notes/white-bread.md", note("White bread", long));
    await until(async () => (await dev.html("/notes/white-bread/")).includes("A loaf."));
    await dev.visit("/notes/white-bread/");
    await dev.page.evaluate(() => scrollTo(0, 900));
    dev.put(
      "content/notes/white-bread.md",
      note("White bread", `${long}Fresh at *eight*.\n\n## When?\n`),
    );
    await dev.page.getByText("Fresh at eight.").waitFor();
    expect(await dev.isMarked()).toBe(true);
    expect(await dev.page.evaluate(() => scrollY)).toBe(900);
  });

  test("is loaded anew, where it was, when code may depend on what has changed", async () => {
    await dev.visit("/notes/white-bread/");
    await dev.page.evaluate(() => scrollTo(0, 700));
    const template = dev.read("templates/pages/note.tsx");
    dev.put(
      "templates/pages/note.tsx",
      template.replace("{date &&", '<p data-new="">Baked here</p>\n    {date &&'),
    );
    await dev.page.getByText("Baked here").waitFor({ state: "attached" });
    expect(await dev.isMarked()).toBe(false);
    await until(() => dev.page.evaluate(() => scrollY >= 700));
    dev.put("templates/pages/note.tsx", template);
    await dev.page.getByText("Baked here").waitFor({ state: "detached" });
  });

  test("takes on new styles in place", async () => {
    await dev.visit("/notes/white-bread/");
    const styles = dev.read("templates/frame.css");
    dev.put("templates/frame.css", `${styles}\nh1 { color: rgb(1, 2, 3) }\n`);
    const colour = () =>
      dev.page.locator("h1").evaluate(heading => getComputedStyle(heading).color);
    await until(async () => (await colour()) === "rgb(1, 2, 3)");
    dev.put("templates/frame.css", styles);
    await until(async () => (await colour()) !== "rgb(1, 2, 3)");
    expect(await dev.isMarked()).toBe(true);
    // The page is known in its new styles: a change of its text still needs no loading.
    dev.put("content/notes/white-bread.md", note("White bread", "Sold out."));
    await dev.page.getByText("Sold out.").waitFor();
    expect(await dev.isMarked()).toBe(true);
  });

  test("takes them on beside rules that the page brings itself, which stay", async () => {
    const [frame, styles] = [dev.read("templates/frame.tsx"), dev.read("templates/frame.css")];
    const around = `\`:root{--crust:#102030}\${tools.styles}p{color:var(--crust)}\``;
    dev.put("templates/frame.tsx", frame.replace("__html: tools.styles", `__html: ${around}`));
    await until(async () => (await dev.html("/notes/white-bread/")).includes("--crust:#102030"));
    await dev.visit("/notes/white-bread/");
    const colours = () =>
      dev.page.evaluate(() =>
        ["h1", "p"].map(name => {
          const element = document.querySelector(name);
          return element && getComputedStyle(element).color;
        }),
      );
    for (const shade of ["rgb(1, 2, 3)", "rgb(3, 2, 1)"]) {
      dev.put("templates/frame.css", `${styles}\nh1 { color: ${shade} }\n`);
      await until(async () => (await colours())[0] === shade);
      expect(await colours()).toEqual([shade, "rgb(16, 32, 48)"]);
    }
    expect(await dev.isMarked()).toBe(true);
    expect(dev.refusals).toEqual([]);
    dev.put("templates/frame.tsx", frame);
    dev.put("templates/frame.css", styles);
    await until(async () => !(await dev.html("/notes/white-bread/")).includes("--crust"));
  });

  test("is loaded anew when its styles have changed while nobody looked at it", async () => {
    await dev.visit("/notes/white-bread/");
    await looksAway(dev.page, true);
    const styles = dev.read("templates/frame.css");
    dev.put("templates/frame.css", `${styles}\nh1 { color: rgb(7, 8, 9) }\n`);
    await until(async () => (await dev.html("/")).includes("#070809"));
    await looksAway(dev.page, false);
    await dev.page.waitForFunction(() => !("mark" in window));
    const heading = dev.page.locator("h1");
    const colour = await heading.evaluate(element => getComputedStyle(element).color);
    expect(colour).toBe("rgb(7, 8, 9)");
    expect(dev.refusals).toEqual([]);
    dev.put("templates/frame.css", styles);
  });

  test("is told what it has missed also when it listens again just as styles are taken in", async () => {
    const styles = dev.read("templates/frame.css");
    const other = listening("/notes/rye-bread/");
    await until(() => other.heard().includes("reload"));
    dev.put("templates/frame.css", `${styles}\nh1 { color: rgb(4, 5, 6) }\n`);
    await until(() => other.heard().includes("styles"));
    const page = listening("/notes/white-bread/");
    await until(() => /reload|version/.test(page.heard()));
    expect(page.heard()).toContain("reload");
    for (const one of [other, page]) one.end();
    dev.put("templates/frame.css", styles);
  });

  test("says that it is a draft from when it is one until it is none", async () => {
    const text = note("White bread", "A loaf.");
    // An open page may be loaded anew by what was saved last, in the middle of a visit.
    await dev.page.goto("about:blank");
    dev.put("content/notes/white-bread.md", text);
    await until(async () => (await dev.html("/notes/white-bread/")).includes("A loaf."));
    await dev.visit("/notes/white-bread/");
    const badge = dev.page.locator("dev-badge");
    expect(await badge.count()).toBe(0);
    dev.put("content/notes/white-bread.md", text.replace("---\n\n", "draft: true\n---\n\n"));
    await badge.waitFor();
    dev.put("content/notes/white-bread.md", text);
    await badge.waitFor({ state: "detached" });
  });

  test("has the rules for all that its text may come to hold", async () => {
    const rule = ".text table";
    const [plan, styles] = [dev.read("templates/site.ts"), dev.read("templates/frame.css")];
    dev.put("templates/frame.css", `${styles}\n${rule} { color: rgb(4, 5, 6) }\n`);
    dev.put(
      "templates/site.ts",
      plan.replace("  budgets: {", '  textClass: "text",\n  budgets: {'),
    );
    expect(runSite(["build", "--root", dev.folder]).status).toBe(0);
    expect(dev.read("dist/notes/white-bread/index.html")).not.toContain(rule);
    await until(async () => (await dev.html("/notes/white-bread/")).includes(rule));
    dev.put("templates/site.ts", plan);
    dev.put("templates/frame.css", styles);
    await until(async () => !(await dev.html("/notes/white-bread/")).includes(rule));
  });

  test("is left alone by changes of other pages", async () => {
    await dev.visit("/notes/rye-bread/");
    dev.put("content/notes/white-bread.md", note("White bread", "Back again."));
    await until(async () => (await dev.html("/notes/white-bread/")).includes("Back again."));
    expect(await dev.isMarked()).toBe(true);
  });
});

describe("what is shown before the rest of the site is ready", () => {
  test("a text, whose time of reading other pages show", async () => {
    const plan = dev.read("templates/site.ts");
    dev.put(
      "templates/site.ts",
      plan
        .replace("({ slug, record })", "({ slug, record, readMinutes })")
        .replace("title: record.title,", 'title: record.title + ": " + readMinutes + " min",'),
    );
    dev.put("content/notes/white-bread.md", note("White bread", "One two."));
    await until(async () => (await dev.html("/")).includes("White bread: 1 min"));
    await dev.visit("/notes/white-bread/");
    dev.put("content/notes/white-bread.md", note("White bread", `${"One ".repeat(400)}two three.`));
    await dev.page.getByText("One two three.").waitFor();
    expect(await dev.isMarked()).toBe(true);
    await until(async () => (await dev.html("/")).includes("White bread: 2 min"));
    dev.put("templates/site.ts", plan);
    await until(async () => !(await dev.html("/")).includes("1 min"));
  });

  test("is nothing where new code needs another plan, of which no mistake is made", async () => {
    const plan = dev.read("templates/site.ts");
    await dev.visit("/notes/white-bread/");
    await dev.page.evaluate(() => {
      const isOverlay = (node: Node) => node.nodeName === "DEV-PROBLEMS";
      const look = (records: MutationRecord[]) => {
        const seen = records.some(({ addedNodes }) => [...addedNodes].some(isOverlay));
        if (seen) document.title = "A mistake was shown";
      };
      new MutationObserver(look).observe(document.documentElement, { childList: true });
    });
    dev.put(
      "templates/site.ts",
      plan
        .replace("date: entry.date }", 'date: entry.date, baker: { name: "Ann" } }')
        .replace('title: "Nothing here" }', 'title: "Nothing here", baker: { name: "Nobody" } }')
        .replace(
          "templates: { home, note }",
          'templates: { home, note: (props, tools) => note({ title: "Baked by " + props.baker.name }, tools) }',
        ),
    );
    await dev.page.getByText("Baked by Ann").first().waitFor();
    expect(await dev.isMarked()).toBe(true);
    expect(await dev.page.title()).toBe("Baked by Ann");
    expect(dev.site.output()).not.toContain("template/failed");
    dev.put("templates/site.ts", plan);
    await dev.page.getByText("Baked by Ann").first().waitFor({ state: "detached" });
  });
});

test("the pages' policies have nothing against any of this", () => {
  expect(dev.refusals).toEqual([]);
});

/** As a page does that shows an older version than there is now. */
function listening(path: string) {
  const asked = new URLSearchParams({ path, template: "note", version: "older" });
  let heard = "";
  const listener = get(`${dev.site.address}/_dev/events?${asked}`, answer => {
    answer.on("data", chunk => {
      heard += chunk;
    });
  });
  return { heard: () => heard, end: () => listener.destroy() };
}
