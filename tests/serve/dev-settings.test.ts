import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DevVisit, visitDev } from "./dev-visit.ts";
import { until } from "./site-process.ts";

let dev: DevVisit;
beforeAll(async () => {
  dev = await visitDev(
    { ".env": "SITE_URL=https://bread.example\n" },
    { SITE_URL: undefined, FORMS_PORT: undefined },
  );
});
afterAll(() => dev?.end());

test("a setting that is saved in .env holds at once, in open pages too", async () => {
  await dev.visit("/");
  await isAt("https://bread.example/");
  dev.put(".env", "SITE_URL=https://bun.example\n");
  await isAt("https://bun.example/");
  await dev.page.waitForFunction(() => !("mark" in window));
  await until(() => dev.site.output().includes(".env: started again with its new settings"));
  expect(dev.page.url()).toBe(`${dev.site.address}/`);
});

test("a line of .env that cannot be read is told, and the settings stay", async () => {
  dev.put(".env", "SITE_URL https://cake.example\n");
  await until(() => dev.site.output().includes(".env:1:1   [env/line]"));
  expect(dev.site.output()).toContain("The settings stay as they were until then.");
  await isAt("https://bun.example/");
});

test.each([
  ["SITE_URL=bun.example\n", "the public address 'bun.example' is not a web address"],
  ["SITE_URL=https://cake.example\nFORMS_PORT=abc\n", "FORMS_PORT"],
])(
  "settings %j, of which one cannot be meant, are told, and none of them holds",
  async (settings, said) => {
    const before = dev.site.output().length;
    const told = () => dev.site.output().slice(before);
    dev.put(".env", settings);
    await until(() => told().includes("The settings stay as they were until then."));
    expect(told()).toContain(said);
    dev.put("content/notes/white-bread.md", `---\ntitle: White bread\n---\n\nTold: ${said}\n`);
    await until(() => told().includes("white-bread.md: up to date"));
    await isAt("https://bun.example/");
    expect(told()).not.toContain("started again");
  },
);

test("a .env that goes takes its settings with it", async () => {
  rmSync(join(dev.folder, ".env"));
  await isAt("https://bakery.example/");
});

async function isAt(address: string): Promise<void> {
  // Between two servers nobody answers.
  const html = () => dev.html("/").catch(() => "");
  await until(async () => (await html()).includes(`<link rel="canonical" href="${address}"`));
}
