import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { makeImages } from "./images.ts";

test("a photograph that changes while others are made is not taken for the one of before when that comes back", async () => {
  const root = temporaryFolder();
  const folder = join(root, "content/images");
  mkdirSync(folder, { recursive: true });
  // The last one is made when another is done.
  const names = Array.from({ length: availableParallelism() + 1 }, (_, index) => `${index}.svg`);
  const last = names.at(-1) ?? "";
  const save = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const name of names) save(name, drawing("#000"));
  const made = async (onProgress: () => void = () => {}) => {
    const sources = names.map(name => {
      return { name, file: name, widths: [40], formats: ["svg" as const], path: `/${name}` };
    });
    const by = { plan: "1", code: "1" };
    const { files } = await makeImages({
      ...{ root, cache: root, sources, by, stamps: undefined, onProgress },
    });
    return readFileSync(files.get(`/${last}`) ?? "", "utf8");
  };
  expect(await made(() => save(last, drawing("#fff")))).toBe(drawing("#fff"));
  save(last, drawing("#000"));
  expect(await made()).toBe(drawing("#000"));
});

function drawing(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" fill="${colour}"/>`;
}
