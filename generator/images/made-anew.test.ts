import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import type { ImageSource } from "../site.ts";
import { imageKey } from "./image-key.ts";

const ring = '<circle cx="20" cy="20" r="8" fill="none" stroke="#0b5" stroke-width="4"/>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${ring}</svg>`;
const picture: ImageSource = { name: "ring", svg, widths: [40, 20], formats: ["jpg"] };

test.each([
  ["another colour behind it", 'background = "#fff"', 'background = "#08c"'],
  ["another quality", "quality: 78", "quality: 30"],
])("a picture that an older generator made with %s is made anew", async (_, now, then) => {
  const cache = temporaryFolder();
  const older = await madeBy(generatorWith(now, then), cache);
  const anew = await madeBy(generatorWith(now, now), cache);
  expect(anew.made).toBe(1);
  expect(anew.bytes).not.toBe(older.bytes);
  // Browsers keep a picture for a year under its address.
  expect(anew.address).not.toBe(older.address);
  expect(await madeBy(generatorWith(now, now), cache)).toEqual({ ...anew, made: 0 });
});

test.each<[string, Partial<ImageSource>]>([
  ["other widths", { widths: [40, 30] }],
  ["another format", { formats: ["jpg", "webp"] }],
  ["another quality of one format", { quality: { jpg: 30 } }],
  ["another name", { name: "circle" }],
])("a picture that is asked for with %s is another one", (_, asked) => {
  const bytes = Buffer.from(svg);
  expect(imageKey(bytes, { ...picture, ...asked })).not.toBe(imageKey(bytes, picture));
});

/** Where this generator lies with one setting of its encoders written otherwise. */
function generatorWith(now: string, then: string): string {
  const root = temporaryFolder();
  cpSync("generator", join(root, "generator"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const file = join(root, "generator/images/encode-image.ts");
  const code = readFileSync(file, "utf8");
  expect(code).toContain(now);
  writeFileSync(file, code.replace(now, then));
  return root;
}

async function madeBy(generator: string, cache: string) {
  const { makeImages }: typeof import("./images.ts") = await import(
    join(generator, "generator/images/images.ts")
  );
  const by = { plan: "1", code: generator };
  const sources = [picture];
  const { made, files } = await makeImages({ root: cache, cache, sources, by, stamps: undefined });
  const [[address, file] = ["", ""]] = files;
  return { made, address, bytes: readFileSync(file, "base64") };
}
