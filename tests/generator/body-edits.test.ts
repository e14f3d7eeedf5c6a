import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { verifyCache } from "../../generator/build/verify-cache.ts";
import { breakFactsBut } from "./break-facts.ts";
import { compiledSite } from "./compiled-site.ts";
import { noteWith, type TemporarySite } from "./temporary-site.ts";

let site: TemporarySite;

/** After this time a changed file can be told by its stamp. */
const tickMs = 100;
const plain = "content/notes/plain.md";
/** Long, hard to compress, and read in a minute, as it is one word. */
const heavy = (count: number) =>
  Array.from({ length: count }, (_, n) => ((n + 7) ** 5).toString(36)).join("-");

/** A site that was built without a warning, with notes of which later edits change nothing but the body. */
async function builtSite(
  bodies: Record<string, string> = {},
  changes: Record<string, string> = {},
) {
  const notes = Object.entries({ plain: "One.\n", ...bodies }).map(([name, body]) => [
    `content/notes/${name}.md`,
    noteWith(`title: Of ${name}`, body),
  ]);
  site = compiledSite({
    "content/notes/Rye Bread.md": null,
    ...Object.fromEntries(notes),
    ...changes,
  });
  await wait(tickMs);
  await site.build();
}

async function edit(name: string, body: string): Promise<void> {
  site.change(`content/notes/${name}.md`, noteWith(`title: Of ${name}`, body));
  await wait(tickMs);
}

test("leaves files as they are that are made of the plan, which other edits make anew", async () => {
  site = compiledSite();
  const code = site.read("templates/site.ts");
  const moment = `texts: [{ path: "/moment.txt", write: () => String(process.hrtime.bigint()) },`;
  await builtSite({}, { "templates/site.ts": code.replace("texts: [", moment) });
  const before = site.read("dist/moment.txt");
  await edit("plain", "Two.\n");
  expect(await site.build()).toMatchObject({ rendered: 1, written: 1 });
  expect(site.read("dist/moment.txt")).toBe(before);
  site.change(plain, noteWith("title: Of something else", "Two.\n"));
  await site.build();
  expect(site.read("dist/moment.txt")).not.toBe(before);
});

test("leaves drawings as they are, but sees a photograph that has changed", async () => {
  site = compiledSite();
  const code = site.read("templates/site.ts");
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" fill="${fill}"></svg>`;
  const sources = `images: [
    { name: "drawing", path: "/drawing.svg", svg: () => '${svg("colour")}'.replace("colour", "#" + process.hrtime.bigint()), widths: [8], formats: ["svg"] },
    { name: "photo", path: "/photo.svg", file: "photo.svg", widths: [8], formats: ["svg"] },
  ],
  redirects: [],`;
  await builtSite(
    {},
    {
      "templates/site.ts": code.replace(/images: \[\],\s+redirects: \[\],/, sources),
      "content/images/photo.svg": svg("red"),
    },
  );
  const drawing = site.read("dist/drawing.svg");
  await edit("plain", "Two.\n");
  expect(await site.build()).toMatchObject({ written: 1 });
  await edit("plain", "Three.\n");
  site.change("content/images/photo.svg", svg("tan"));
  await wait(tickMs);
  await site.build();
  expect(site.read("dist/photo.svg")).toBe(svg("tan"));
  expect(site.read("dist/drawing.svg")).toBe(drawing);
  site.change(plain, noteWith("title: Of something else", "Three.\n"));
  await site.build();
  expect(site.read("dist/drawing.svg")).not.toBe(drawing);
});

test("is known from a longer reading time, which other pages may show", async () => {
  site = compiledSite();
  const code = site.read("templates/site.ts");
  const withTime = code
    .replace("({ slug, record })", "({ slug, record, readMinutes })")
    .replace("title: record.title,", 'title: record.title + ", " + readMinutes + " min",');
  await builtSite({}, { "templates/site.ts": withTime });
  expect(site.read("dist/index.html")).toContain("Of plain, 1 min");
  await edit("plain", "word ".repeat(500));
  expect(await site.build()).toMatchObject({ rendered: 2 });
  expect(site.read("dist/index.html")).toContain("Of plain, 3 min");
});

test("asks nothing of pages that it does not touch", async () => {
  await builtSite({ longer: heavy(50) });
  breakFactsBut(site, ["/notes/plain"]);
  await edit("plain", "Two.\n");
  expect(await site.build()).toMatchObject({ rendered: 1 });
});

test.each([
  ["a link that leads nowhere", "[Go](/notes/nowhere/)\n", "link/broken"],
  ["the loss of a heading that another page links to", "Two.\n", "link/anchor"],
])("has %s found", async (_, body, code) => {
  await builtSite({ plain: "## A place\n\nOne.\n", other: "[Go](/notes/plain/#a-place)\n" });
  await edit("plain", body);
  expect(await site.problems()).toContain(code);
});

test("has a page weighed that has grown to be the heaviest", async () => {
  await builtSite({ heavy: heavy(600) });
  expect(await overweight()).toEqual([]);
  await edit("plain", heavy(7000));
  expect(await overweight()).toEqual(["content/notes/plain.md"]);
  await edit("heavy", "Two.\n");
  expect(await overweight()).toEqual(["content/notes/plain.md"]);
  await edit("plain", "Two.\n");
  expect(await overweight()).toEqual([]);
});

test("has the next page weighed when the heaviest has become lighter", async () => {
  await builtSite({ longest: "a".repeat(200_000), heavy: heavy(7000) });
  expect(await overweight()).toEqual([]);
  await edit("longest", "Two.\n");
  expect(await overweight()).toEqual(["content/notes/heavy.md"]);
});

test("has all pages told that are too heavy, and where what they share is, the first ten", async () => {
  const names = Array.from({ length: 12 }, (_, n) => `heavy-${n + 10}`);
  await builtSite(Object.fromEntries(names.map((name, n) => [name, heavy(7000 - n)])));
  const files = names.map(name => `content/notes/${name}.md`);
  expect(await overweight()).toEqual(files.slice(0, 10));
  for (const name of names.slice(3)) await edit(name, "Short.\n");
  expect(await overweight()).toEqual(files.slice(0, 3));
});

async function overweight() {
  const { warnings } = await site.build();
  return warnings.map(({ file }) => file);
}

test("leaves the bytes of a clean build, one edit after the other", async () => {
  await builtSite({ other: "[Go](/notes/plain/#a-place)\n", plain: "## A place\n\nOne.\n" });
  for (const words of ["Two.", "Three and four.", "word ".repeat(400), "Five."]) {
    await edit("plain", `## A place\n\n${words}\n`);
    await site.build();
    expect(await verifyCache({ root: site.root, out: "dist", drafts: false })).toBeGreaterThan(5);
  }
});
