import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { until } from "../../../../tests/serve/site-process.ts";
import { temporaryFolder } from "../../../../tests/temporary-folder.ts";
import { imageFolder } from "../../../images/images.ts";
import type { ImageSource } from "../../../site.ts";
import { unlessItFails } from "../../../unless-it-fails.ts";
import { describedImages } from "./described-images.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
const source: ImageSource = { name: "field", svg, widths: [40], formats: ["svg"] };

test("what a server found out about a picture, the next one knows without the encoder", async () => {
  const cache = temporaryFolder();
  const kept = join(imageFolder(cache), "outlines.json");
  expect((await shown(cache)).height).toBe(30);
  const outlines = await until(() => unlessItFails(() => readFileSync(kept, "utf8")));
  // The encoder would find 30 again.
  writeFileSync(kept, outlines.replace('"height":30', '"height":29'));
  expect((await shown(cache)).height).toBe(29);
});

test("a kept file that is broken is looked past", async () => {
  const cache = temporaryFolder();
  const kept = join(imageFolder(cache), "outlines.json");
  await shown(cache);
  await until(() => unlessItFails(() => readFileSync(kept, "utf8")));
  for (const broken of ["", "null", "{"]) {
    writeFileSync(kept, broken);
    expect((await shown(cache)).height).toBe(30);
  }
});

async function shown(cache: string) {
  const images = describedImages(cache, cache);
  onTestFinished(images.close);
  images.plan([source]);
  await images.describe();
  return images.pictures.get("field") ?? { height: undefined };
}
