import sharp from "sharp";
import { expect, test } from "vitest";
import { checkSite } from "../../generator/build/check-site.ts";
import { noteWith, temporarySite } from "./temporary-site.ts";

test("a photograph that is published as it is, with the place where it was taken, is named by site check", async () => {
  const create = { width: 40, height: 30, channels: 3 as const, background: "#c84" };
  const photo = await sharp({ create })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1" } })
    .jpeg()
    .toBuffer();
  const site = temporarySite({
    "content/files/press/loaf.JPG": photo,
    "content/files/loaf.bin": photo,
    "content/images/loaf.jpg": photo,
    "content/notes/one.md": noteWith("title: A", "![A loaf](loaf.jpg)\n"),
  });
  const { problems } = await checkSite({ root: site.root, production: false });
  expect(problems.filter(({ code }) => code === "content/place")).toMatchObject([
    { severity: "warning", file: "content/files/press/loaf.JPG" },
  ]);
});
