import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../generator/build/check-site.ts";
import { projectRoot } from "../built-site.ts";
import { noteWith, temporarySite } from "./temporary-site.ts";

describe("a photograph", () => {
  test("that is too heavy for the top of a page is named at its line, with a width at which it fits", async () => {
    const loaf = await noisy();
    const { site, heavy } = withLoafAbove(loaf, ["jpg"]);
    const [{ fix, ...found } = { fix: "" }] = await heavy();
    expect(found).toMatchObject({ position: { line: 5, column: 14 } });
    const [width = 0] = /\d+/.exec(fix ?? "")?.map(Number) ?? [];
    site.change("content/images/loaf.png", await sharp(loaf).resize(width).png().toBuffer());
    expect(await heavy()).toEqual([]);
  });

  test("is as heavy as the file that browsers take, not as the fallback for old ones", async () => {
    const loaf = await sharp(await noisy())
      .blur(1.5)
      .png()
      .toBuffer();
    const limit = 45_000;
    expect(await withLoafAbove(loaf, ["jpg"], limit).heavy()).toHaveLength(1);
    expect(await withLoafAbove(loaf, ["avif", "jpg"], limit).heavy()).toEqual([]);
  });
});

async function noisy(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const create = { width: 900, height: 600, channels: 3 as const, background: "#000", noise };
  return sharp({ create }).png().toBuffer();
}

/** A page that shows a picture at its top, and what its check says of the picture's weight. */
function withLoafAbove(loaf: Buffer, formats: string[], limit = 80_000) {
  const page = readFileSync(join(projectRoot, "tests/sites/tiny/templates/pages/note.tsx"), "utf8");
  const template = readFileSync(join(projectRoot, "tests/sites/tiny/templates/site.ts"), "utf8");
  const site = temporarySite({
    "content/images/loaf.png": loaf,
    "content/notes/one.md": noteWith("title: A", "It is called loaf.png.\n"),
    "templates/pages/note.tsx": page.replace(
      "{date &&",
      `<img src={tools.image("loaf.png").src} alt="A loaf" />$&`,
    ),
    "templates/site.ts": template
      .replace("images: 80_000", `images: ${limit}`)
      .replace(/images: \[\](?=,\s*redirects)/, "images: [cover]")
      .replace(
        "function plan(",
        `const formats = ${JSON.stringify(formats)} as ("avif" | "jpg")[];
const cover = { name: "loaf.png", file: "loaf.png", widths: [1200], formats };\n\nfunction plan(`,
      ),
  });
  const heavy = async () => {
    const { problems } = await checkSite({ root: site.root, production: false });
    return problems.filter(
      ({ code, file }) => code === "budget/images" && file === "content/notes/one.md",
    );
  };
  return { site, heavy };
}
