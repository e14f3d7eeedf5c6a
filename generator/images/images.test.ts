import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeImages } from "./images.ts";

test("a picture that changes while it is made is not taken for the one of before when that comes back", async () => {
  const cache = mkdtempSync(join(tmpdir(), "images-"));
  const made = async (drawings: string[], plan: string) => {
    const svg = () => drawings.shift() ?? "";
    const source = { name: "a.svg", svg, widths: [40], formats: ["svg" as const] };
    const by = { plan, code: "1" };
    const { files } = await makeImages({
      root: cache,
      cache,
      sources: [source],
      by,
      stamps: undefined,
    });
    return [...files.values()].map(file => readFileSync(file, "utf8"));
  };
  const [before, after] = [drawing("#000"), drawing("#fff")];
  expect(await made([before, after], "first")).toEqual([after]);
  expect(await made([before, before], "second")).toEqual([before]);
  rmSync(cache, { recursive: true });
});

function drawing(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" fill="${colour}"/>`;
}
