import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DevVisit, visitDev } from "./dev-visit.ts";
import { startSite } from "./site-process.ts";

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
};

let dev: DevVisit;
let page: string;
beforeAll(async () => {
  dev = await visitDev(files);
  page = dev
    .read("templates/pages/note.tsx")
    .replace(/^/, `import { sign } from "../../bread/sign.ts";\n`)
    .replace("{date &&", '<p id="sign">{sign()}</p>{date &&');
  dev.put("templates/pages/note.tsx", page);
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
    dev.put(`${folder}/dough.tsx`, `export const dough = { name: "sweet" };`);
    change("mill.ts", "ground", "milled");
    await shown(/ milled sweet false /);
    rmSync(join(dev.folder, folder, "dough.tsx"));
    await shown(/ milled sour true /);
    expect(await timesLoaded()).toBe(before);
  });

  test("may be such as only a bundler puts together", async () => {
    change("sign.ts", "export const", `export { Loaf } from "./loaf.ts"; export const`);
    change("sign.ts", "flour(),", `flour(), "and salt",`);
    await shown(/^rye milled and salt sour true /);
    expect(await dev.problems().count()).toBe(0);
  });

  test("may come back after a mistake, with all that was changed meanwhile", async () => {
    dev.put(`${folder}/sign.ts`, "export const sign = (;");
    await dev.problems().waitFor();
    change("mill.ts", "milled", "stone-ground");
    dev.put(`${folder}/sign.ts`, sign);
    await shown(/^rye stone-ground sour true /);
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

async function timesLoaded(): Promise<string | undefined> {
  return (await text()).split(" ").at(-1);
}

function text(): Promise<string> {
  return dev.page.locator("#sign").innerText();
}
