import sharp from "sharp";
import { expect, test } from "vitest";
import type { ImageFormat, ImageSource } from "../site.ts";
import { encodeImage } from "./encode-image.ts";
import { outlineImage, pictureOf } from "./image-outline.ts";

const formats: ImageFormat[] = ["webp"];
const plan: ImageSource = { name: "plan", file: "plan.svg", widths: [480, 800, 1200], formats };

test("a drawing of an editor is shown in its own size and offered with two pixels for one", async () => {
  const outline = await outlineImage(drawing(400, 300), plan);
  expect(pictureOf(plan, outline)).toMatchObject({ width: 400, height: 300 });
  expect(outline.outputs).toMatchObject([
    { width: 480, height: 360 },
    { width: 800, height: 600 },
  ]);
});

test.each([
  ["a large drawing", 900, 600, [480, 800, 1200]],
  ["a drawing that would be too tall for a WebP", 300, 12_000, [409]],
])("%s is offered in no size that cannot be made", async (_, width, height, widths) => {
  const { outputs } = await outlineImage(drawing(width, height), plan);
  expect(outputs.map(output => output.width)).toEqual(widths);
});

test.each([
  ["webp", "avif"],
  ["avif", "jpg"],
] satisfies ImageFormat[][])("a picture that is too tall for %s is refused", async (...formats) => {
  const picture = drawing(100, 20_000);
  await expect(outlineImage(picture, { ...plan, formats })).rejects.toThrow("20,000 pixels high");
  const { outputs } = await outlineImage(picture, { ...plan, formats: ["png"] });
  expect(outputs.map(output => output.height)).toEqual([20_000]);
});

test("a photograph is offered in no size above its own", async () => {
  const create = { width: 400, height: 300, channels: 3 as const, background: "#0b5" };
  const { outputs } = await outlineImage(await sharp({ create }).png().toBuffer(), plan);
  expect(outputs.map(output => output.width)).toEqual([400]);
});

test.each([
  ["Über uns – neu.JPG", "uber-uns-neu"],
  ["🎉 our_team.svg", "our-team"],
  ["写真.png", "picture"],
  [`${"a word ".repeat(40)}.png`, `${"a-word-".repeat(14)}a`],
])("the files of '%s' are named %s", async (name, base) => {
  const { outputs } = await outlineImage(drawing(400, 300), { ...plan, name });
  expect(outputs[0]?.file).toMatch(new RegExp(`^${base}-[0-9a-f]{8}-480\\.webp$`));
});

test("a drawing of an editor is scaled while it is lines", async () => {
  const outputs = [{ format: "png" as const, width: 80, height: 80, file: "plan.png" }];
  const [png] = await encodeImage(drawing(4, 4), plan, outputs);
  const pixels = await sharp(png).greyscale().raw().toBuffer();
  const between = pixels.filter(value => value > 30 && value < 225);
  expect(between.length).toBe(0);
});

/** Black on its left half, white on its right one. */
function drawing(width: number, height: number): Buffer {
  const half = `<path d="M0 0h${width / 2}v${height}H0z"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/>${half}</svg>`,
  );
}
