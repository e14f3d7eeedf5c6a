import { describe, expect, test } from "vitest";
import { onSystem, runSite } from "../run-site.ts";
import { noteWith, temporarySite, treeOf } from "./temporary-site.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>`;
/** So many that a build of all of them takes threads to help, and one of half of them does not. */
const bodies = Array.from(
  { length: 400 },
  (_, n) =>
    `## Heading ${n}\n\nNote *${n}* of [many](/).\n\n${"- An item.\n".repeat(n % 40)}${n % 9 === 0 ? "\n![Drawn](drawing.svg)\n" : ""}`,
);
const files = bodies.map((_, n) => `content/notes/many-${n}.md`);
const note = (n: number) => noteWith(`title: "Many ${n}"`, bodies[n]);
/** As on two cores: where there is only one, no thread helps. */
const cores = onSystem(`process.getBuiltinModule("node:os").availableParallelism = () => 2;`);
const build = (root: string, ...how: string[]) => runSite(["build", ...how, "--root", root], cores);
const built = (root: string) => JSON.parse(build(root, "--json").stdout);

function siteOfMany() {
  const site = temporarySite({ "content/images/drawing.svg": drawing });
  for (const [n, file] of files.entries()) site.change(file, note(n));
  return site;
}

/** Emphasis within emphasis, for which no parser has that many calls. */
const deep = `${"*a ".repeat(2500)}${"b* ".repeat(2500)}\n\n[c]: /notes/\n`;

describe("a site of many pages", () => {
  test("has the same bytes whether threads make its pages or not", () => {
    const [together, apart] = [siteOfMany(), siteOfMany()];
    expect(built(together.root).rendered).toBeGreaterThan(400);
    for (const file of files.slice(200)) apart.change(file, null);
    expect(built(apart.root).rendered).toBeLessThan(300);
    for (const [n, file] of files.entries()) if (n >= 200) apart.change(file, note(n));
    expect(built(apart.root).rendered).toBeLessThan(300);
    expect(treeOf(together.out)).toEqual(treeOf(apart.out));
  });

  test("is known page by page to the next build", async () => {
    const site = siteOfMany();
    built(site.root);
    site.change("content/notes/many-3.md", noteWith('title: "Many 3"', "Other text.\n"));
    expect(built(site.root)).toMatchObject({ rendered: 1, written: 1 });
  });

  test("is not built when one of its texts cannot be rendered, whichever thread has it", () => {
    const site = siteOfMany();
    site.change("content/notes/many-350.md", noteWith("title: Deep", deep));
    const { status, all } = build(site.root);
    expect(status).toBe(1);
    expect(all).toContain("many-350.md");
    expect(all).toContain("nested too deeply");
  });

  test.each([
    ["fails", 'throw new Error("It fails here.")', "It fails here."],
    ["ends", "process.exit(0)", "A thread has ended"],
  ])("is not built, and says why, when its code %s in a thread only", (_, code, said) => {
    const site = siteOfMany();
    const fatal = `import { isMainThread } from "node:worker_threads";\nif (!isMainThread) ${code};\n`;
    site.edit("templates/site.ts", /^/, fatal);
    const { status, all } = build(site.root);
    expect(status).toBe(1);
    expect(all).toContain(said);
  });

  test("is told of the line of a template that fails in a thread only", async () => {
    const site = siteOfMany();
    const template = "templates/pages/note.tsx";
    site.edit(template, /^/, 'import { isMainThread } from "node:worker_threads";\n');
    site.edit(template, "{date &&", "{!isMainThread && JSON.parse(title)}\n    {date &&");
    const { status, all } = build(site.root);
    expect(status).toBe(1);
    expect(all).toMatch(/templates\/pages\/note\.tsx:7:\d+ {3}\[template\/failed\]/);
  });

  test("is told of each wrong text and fact at once, though they are judged while others are read", () => {
    const site = siteOfMany();
    const wrong = [7, 388];
    for (const n of wrong)
      site.change(`content/notes/many-${n}.md`, noteWith("titel: Typo", "Text."));
    site.edit("content/opening.ts", 'day: "Saturday"', "day: 6");
    const { status, all } = build(site.root);
    expect(status).toBe(1);
    expect(all).toContain("content/opening.ts");
    for (const n of wrong) expect(all).toContain(`content/notes/many-${n}.md`);
  });
});
