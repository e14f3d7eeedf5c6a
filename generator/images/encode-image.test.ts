import sharp from "sharp";
import { expect, test } from "vitest";
import { encodeImage } from "./encode-image.ts";

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
