import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { imageKey } from "./image-key.ts";

test("a picture is made anew by another version of the encoders", async () => {
  const keys = [await keyWith("0.35.5"), await keyWith("0.35.6"), await keyWith("0.35.5")];
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

test("a picture is made anew where its files are named otherwise", () => {
  const keys = ["Über uns.JPG", "uber-uns.png", "Loaf.jpg"].map(name =>
    imageKey(Buffer.from("a picture"), { name, file: name, widths: [400], formats: ["webp"] }),
  );
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

async function keyWith(version: string): Promise<string> {
  const root = temporaryFolder();
  for (const file of ["package.json", "node_modules/react/package.json"]) write(root, file, {});
  write(root, "node_modules/sharp/package.json", { version });
  vi.stubEnv("PROJECT_ROOT", root);
  vi.resetModules();
  const { imageKey } = await import("./image-key.ts");
  const key = imageKey(Buffer.from("a picture"), {
    name: "photo.jpg",
    file: "photo.jpg",
    widths: [400],
    formats: ["webp"],
  });
  vi.unstubAllEnvs();
  return key;
}

function write(root: string, name: string, content: object): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}
