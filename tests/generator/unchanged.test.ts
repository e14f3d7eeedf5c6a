import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { BuildOptions } from "../../generator/build/build.ts";
import { compiledSite } from "./compiled-site.ts";
import { noteWith, type TemporarySite } from "./temporary-site.ts";

/** A site that was built after its files had been left alone for a moment: a build that begins at once trusts none. */
async function builtSite(): Promise<TemporarySite> {
  const site = compiledSite({ "content/notes/plain.md": noteWith("title: Plain") });
  await wait(100);
  await site.build();
  return site;
}

/** What the first stage of a build says. */
async function firstStage(
  site: TemporarySite,
  options: Partial<BuildOptions> = {},
): Promise<string> {
  const said: string[] = [];
  await site.build({ ...options, onStage: ({ count }) => said.push(count) });
  return said[0] ?? "";
}

const nothing = "nothing has changed";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe("a build after which nothing has changed", () => {
  test("is found without a look at the texts, and says what the one before said", async () => {
    const site = await builtSite();
    const { pages, files } = await site.build();
    expect(await firstStage(site)).toBe(nothing);
    expect(await site.build()).toMatchObject({ pages, files, rendered: 0, written: 0 });
  });

  test("leaves nothing of a build that was killed before it", async () => {
    const site = await builtSite();
    const left = join(site.root, ".dist.new");
    mkdirSync(left);
    expect(await firstStage(site)).toBe(nothing);
    expect(() => site.read(".dist.new")).toThrow("ENOENT");
  });

  test("is none after another version of the generator, which may have kept less", async () => {
    const site = await builtSite();
    const record = readdirSync(join(site.root, ".cache/site")).find(name => /^output-/.test(name));
    const file = `.cache/site/${record}`;
    const { key, value } = JSON.parse(site.read(file));
    const { variables: _, ...summary } = value.summary;
    site.change(
      file,
      JSON.stringify({ key, value: { ...value, summary: { ...summary, code: "older" } } }),
    );
    expect(await firstStage(site)).not.toBe(nothing);
    expect(await firstStage(site)).toBe(nothing);
  });

  test.each<[string, (site: TemporarySite) => void]>([
    ["a text", site => site.change("content/notes/plain.md", noteWith("title: Plainer"))],
    ["a text that goes", site => site.change("content/notes/plain.md", null)],
    ["a new text", site => site.change("content/notes/new.md", noteWith("title: New"))],
    ["a template", site => touch(site, "templates/pages/note.tsx")],
    ["a typed fact", site => touch(site, "content/opening.ts")],
    ["a page that was deleted", site => site.change("dist/notes/plain/index.html", null)],
    ["a page that was written over", site => site.change("dist/index.html", "defaced")],
    ["the public address", () => vi.stubEnv("SITE_URL", "https://other.example")],
    ["a variable that the site asks for", () => vi.stubEnv("GREETING", "Good evening")],
    ["the day", () => vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)],
  ])("is none after %s", async (_, change) => {
    const site = await builtSite();
    change(site);
    expect(await firstStage(site)).not.toBe(nothing);
  });

  test("is none with drafts after one without", async () => {
    expect(await firstStage(await builtSite(), { drafts: true })).not.toBe(nothing);
  });
});

function touch(site: TemporarySite, file: string): void {
  site.edit(file, /$/, "\n// Another line.\n");
}
