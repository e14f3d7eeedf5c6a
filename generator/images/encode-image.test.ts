import sharp from "sharp";
import { expect, test } from "vitest";
import { encodeImage } from "./encode-image.ts";
import { icoOf } from "./ico.ts";

test("a JPEG is white where its picture is transparent", async () => {
  const ring = '<circle cx="20" cy="20" r="8" fill="none" stroke="#0b5" stroke-width="4"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${ring}</svg>`;
  const source = { name: "ring", file: "ring.svg", path: "/ring" };
  const [jpeg] = await encodeImage(
    Buffer.from(svg),
    { ...source, widths: [40], formats: ["jpg"] },
    [{ format: "jpg", width: 40, height: 40, file: "ring.jpg" }],
  );
  const corner = sharp(jpeg).extract({ left: 0, top: 0, width: 4, height: 4 });
  expect(Math.min(...(await corner.raw().toBuffer()))).toBeGreaterThan(200);
});

test("a drawing is as sharp as it is large", async () => {
  const half = '<rect width="20" height="30" fill="#000"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${half}</svg>`;
  const source = { name: "half", svg, widths: [800], formats: ["png" as const] };
  const [png] = await encodeImage(Buffer.from(svg), source, [
    { format: "png", width: 800, height: 600, file: "half.png" },
  ]);
  const line = sharp(png).extract({ left: 0, top: 300, width: 800, height: 1 });
  const inks = await line.extractChannel("alpha").raw().toBuffer();
  expect(inks.filter(ink => ink > 10 && ink < 245).length).toBeLessThan(8);
});

test("a drawing may be very much larger than it is shown", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><path d="M0 0h9v9"/></svg>';
  const source = { name: "plan", svg, widths: [16], formats: ["png" as const] };
  const made = await encodeImage(Buffer.from(svg), source, [
    { format: "png", width: 16, height: 12, file: "plan.png" },
  ]);
  expect(await sharp(made[0]).metadata()).toMatchObject({ width: 16, height: 12 });
});

test("an icon of 256 pixels, the most there can be, is one", () => {
  const icon = icoOf(Buffer.from("png"), { width: 256, height: 256 });
  expect([icon[6], icon[7], icon.subarray(22).toString()]).toEqual([0, 0, "png"]);
});
