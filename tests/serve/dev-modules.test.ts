import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../generator/bundle/code.ts";
import { siteModules } from "../../generator/serve/dev/code/site-modules.ts";
import { projectRoot } from "../built-site.ts";
import { type DevVisit, note, visitDev } from "./dev-visit.ts";
import { startSite, until } from "./site-process.ts";

const folder = "bread";
/** What the page shows of the code that these tests change. */
const sign = `
import { dough } from "./dough";
import { flour } from "./flour.ts";
import { dough as same } from "./dough.ts";
import { loads } from "./loads.ts";
import prices from "./prices.json";
export const sign = () => [flour(), dough.name, dough === same, prices.loaf, loads()].join(" ");
`;
const files = {
  [`${folder}/sign.ts`]: sign,
  [`${folder}/flour.ts`]: `import { mill } from "./mill.ts"; export const grain = "wheat"; export const flour = () => mill();`,
  [`${folder}/mill.ts`]: `import { grain } from "./flour.ts"; export const mill = () => grain + " milled";`,
  [`${folder}/dough.ts`]: `export const dough = { name: "sour" };`,
  [`${folder}/loaf.ts`]: "export type Loaf = { grams: number };",
  [`${folder}/prices.json`]: `{ "loaf": 320 }`,
  [`${folder}/loads.ts`]: `const all = globalThis as { loads?: number };
all.loads = (all.loads ?? 0) + 1;
export const loads = () => all.loads;`,
  [`${folder}/rules.ts`]: `import { z } from "zod";
const all = globalThis as { judged?: number };
const title = z.string().refine(title => {
  if (title === "A week of rye") all.judged = (all.judged ?? 0) + 1;
  return true;
});
const schema = z.looseObject({ title, tags: z.array(z.string()).default([]) });
export const rules = { notes: { singular: "note", schema, route: ({ slug }) => "/notes/" + slug } };
export const judged = () => all.judged;`,
};

let dev: DevVisit;
let page: string;
beforeAll(async () => {
  dev = await visitDev({ ...files, "content/notes/rye.md": note("A week of rye", "Rye.") });
  page = dev
    .read("templates/pages/note.tsx")
    .replace(/^/, `import { judged } from "../../bread/rules.ts";\n`)
    .replace(/^/, `import { sign } from "../../bread/sign.ts";\n`)
    .replace("{date &&", '<p id="sign">{sign()}</p><p id="judged">{judged()}</p>{date &&');
  dev.put("templates/pages/note.tsx", page);
  const site = dev.read("templates/site.ts").replace("  collections,", "  collections: rules,");
  dev.put("templates/site.ts", `import { rules } from "../bread/rules.ts";\n${site}`);
  await dev.visit("/notes/white-bread/");
  await shown(/^wheat milled sour true 320 \d+$/);
});
afterAll(() => dev?.end());

describe("code that has changed", () => {
  test("is loaded anew, and no more of the site than imports it", async () => {
    const before = await text();
    dev.put("templates/pages/note.tsx", page.replace("{sign()}", "{sign()} today"));
    expect(await shown(/ today$/)).toBe(`${before} today`);
    dev.put("templates/pages/note.tsx", page);
    expect(await shown(/\d$/)).toBe(before);
  });

  test("is no reason to hold entries against rules that have not changed", async () => {
    dev.put("templates/pages/note.tsx", page.replace("{sign()}", "{sign()} by rule"));
    await shown(/ by rule$/);
    const before = await timesJudged();
    dev.put("templates/pages/note.tsx", page);
    await shown(/\d$/);
    expect(await timesJudged()).toBe(before);
    change("rules.ts", "z.string()", "z.string().min(1)");
    await until(async () => Number(await timesJudged()) > Number(before));
  });

  test("reaches modules that import each other", async () => {
    change("mill.ts", "milled", "ground");
    await shown(/^wheat ground /);
    change("flour.ts", "wheat", "rye");
    await shown(/^rye ground /);
  });

  test("may be data", async () => {
    change("prices.json", "320", "340");
    await shown(/ true 340 /);
  });

  test("may be a file that an import means from now on", async () => {
    const before = await timesLoaded();
    change("mill.ts", "ground", "milled");
    await shown(/ milled sour true /);
    dev.put(`${folder}/dough.tsx`, `export const dough = { name: "sweet" };`);
    await shown(/ milled sweet false /);
    rmSync(join(dev.folder, folder, "dough.tsx"));
    await shown(/ milled sour true /);
    expect(await timesLoaded()).toBe(before);
  });

  test("may be such as only a bundler puts together", async () => {
    change("sign.ts", "export const", `export { Loaf } from "./loaf.ts"; export const`);
    change("sign.ts", "flour(),", `flour(), "and salt",`);
    await shown(/^rye milled and salt sour true /);
    // A file that is read while it is written is a problem for a moment.
    await expect.poll(() => dev.problems().count()).toBe(0);
  });

  test("may come back after a mistake, with all that was changed meanwhile", async () => {
    dev.put(`${folder}/sign.ts`, "export const sign = (;");
    await dev.problems().waitFor();
    change("mill.ts", "milled", "stone-ground");
    dev.put(`${folder}/sign.ts`, sign);
    await shown(/^rye stone-ground sour true /);
  });
});

describe("without the bundler", () => {
  const place = join(projectRoot, ".cache", `modules-${process.pid}`);
  const store: Store = (name, text) => {
    writeFileSync(join(place, name), text);
    return join(place, name);
  };
  beforeAll(() => void mkdirSync(place, { recursive: true }));
  afterAll(() => rmSync(place, { recursive: true }));

  test("the code of our own site fits together", async () => {
    const { bundle } = await siteModules(projectRoot, store)(undefined);
    // In a process without the tests' own way of loading modules.
    const load = `import(${JSON.stringify(pathToFileURL(bundle).href)})`;
    expect(spawnSync(process.execPath, ["-e", load], { encoding: "utf8" }).stderr).toBe("");
  });

  test("that of a site behind a link does, too", async () => {
    const link = join(place, "link");
    symlinkSync(dev.folder, link, "junction");
    const { inputs } = await siteModules(link, store)(undefined);
    expect(Object.keys(inputs)).toContain("templates/pages/note.tsx");
  });

  test("that of files whose names differ in nothing but their endings does, too", async () => {
    dev.put(`${folder}/dough.tsx`, `export const dough = { name: "sweet" };`);
    const { inputs } = await siteModules(dev.folder, store)(undefined);
    expect(Object.keys(inputs)).toEqual(
      expect.arrayContaining([`${folder}/dough.ts`, `${folder}/dough.tsx`]),
    );
  });
});

test("stopping while the code is still being made ready ends in good order", async () => {
  const site = await startSite(["dev", "--root", dev.folder, "--port", "0"]);
  expect(await site.stop()).toBe(0);
});

function change(name: string, old: string, now: string): void {
  dev.put(`${folder}/${name}`, dev.read(`${folder}/${name}`).replace(old, now));
}

async function shown(pattern: RegExp): Promise<string> {
  await dev.page.locator("#sign").filter({ hasText: pattern }).waitFor();
  return text();
}

/** What is asked for waits until the site is up to date. */
async function timesJudged(): Promise<string | undefined> {
  return /<p id="judged">(\d+)/.exec(await dev.html("/notes/white-bread/"))?.[1];
}

async function timesLoaded(): Promise<string | undefined> {
  return (await text()).split(" ").at(-1);
}

function text(): Promise<string> {
  return dev.page.locator("#sign").innerText();
}
