import { mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import type { Stamps } from "../load/files/stamps.ts";
import { makeImages, readIndex } from "./images.ts";

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

test("pictures that were made months ago and are shown no more are forgotten when others are made", async () => {
  const cache = temporaryFolder();
  const make = async (...colours: string[]) => {
    const sources = colours.map(colour => {
      return { name: colour, svg: drawing(colour), widths: [40], formats: ["svg" as const] };
    });
    const by = { plan: colours.join(), code: "1" };
    return makeImages({ root: cache, cache, sources, by, stamps: undefined });
  };
  const kept = () => Object.values(readIndex(cache)).map(({ outputs }) => outputs[0]?.file[0]);
  const { files } = await make("red", "green");
  const before = Date.now() / 1000 - 100 * 24 * 3600;
  for (const file of files.values()) utimesSync(file, before, before);
  await make("green", "blue");
  await make("green", "white");
  expect(kept()).toEqual(["g", "b", "w"]);
  expect((await make("red", "green")).made).toBe(1);
});

test("a photograph that stays the same is made anew in the widths that a page now asks for", async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "content/images"), { recursive: true });
  writeFileSync(join(root, "content/images/shop.svg"), drawing("#000"));
  const stamps: Stamps = new Map([["content/images/shop.svg", [1, 2, 3]]]);
  const widthsOf = async (...widths: number[]) => {
    const formats = ["png" as const];
    const sources = [{ name: "shop.svg", file: "shop.svg", widths, formats }];
    const by = { plan: widths.join(), code: "1" };
    const { pictures } = await makeImages({ root, cache: root, sources, by, stamps });
    return pictures.get("shop.svg")?.sources.map(({ srcset }) => srcset.match(/\d+w/g));
  };
  expect(await widthsOf(40)).toEqual([["40w"]]);
  expect(await widthsOf(20)).toEqual([["20w"]]);
});

function drawing(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" fill="${colour}"/>`;
}
