import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../built-site.ts";
import { killingAt, runSite } from "../run-site.ts";
import { compiledSite } from "./compiled-site.ts";
import { noteWith } from "./temporary-site.ts";

const shows = (name: string) => noteWith("title: A", `![A loaf](${name})\n`);

async function photo(): Promise<Buffer> {
  const background = { r: 200, g: 120, b: 40 };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
}

describe("a picture file", () => {
  test("that is empty or damaged is named, each of them", async () => {
    const whole = await photo();
    const site = compiledSite({
      "content/images/empty.jpg": "",
      "content/images/text.png": "no picture",
      "content/images/half.png": whole.subarray(0, whole.length - 60),
      "content/notes/one.md": noteWith("title: A", "![a](empty.jpg) ![b](text.png) ![c](half.png)"),
    });
    const text = await site.problems();
    for (const name of ["empty.jpg", "text.png", "half.png"])
      expect(text).toContain(`content/images/${name}   [image/unreadable]`);
  });

  test("of an iPhone is told as that, also under another name", async () => {
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
    const site = compiledSite({
      "content/images/IMG_1.HEIC": heic,
      "content/images/shop.jpg": heic,
      "content/notes/one.md": noteWith("title: A", "![a](IMG_1.HEIC) ![b](shop.jpg)"),
    });
    const text = await site.problems();
    for (const name of ["IMG_1.HEIC", "shop.jpg"])
      expect(text).toContain(`content/images/${name}   [image/unreadable]`);
    expect(text.match(/as iPhones keep it \(HEIC\).*\n.*Export it as JPEG/g)).toHaveLength(2);
  });

  test("that is a document is told where it belongs and how it is linked", async () => {
    const site = compiledSite({
      "content/images/menu/our prices.pdf": "%PDF-1.7 …",
      "content/notes/one.md": noteWith("title: A", "![Prices](<menu/our prices.pdf>)"),
    });
    const text = await site.problems();
    expect(text).toContain("this is a document (PDF)");
    expect(text).toContain("content/files/our prices.pdf   and link");
    expect(text).toContain("[words](/our%20prices.pdf)");
  });

  test("of more pixels than can be opened is told as that", async () => {
    const wide = await sharp(await photo())
      .jpeg()
      .toBuffer();
    const size = wide.indexOf(Buffer.from([0xff, 0xc0])) + 5;
    for (const at of [size, size + 2]) wide.writeUInt16BE(20_000, at);
    const site = compiledSite({
      "content/images/wide.jpg": wide,
      "content/notes/one.md": shows("wide.jpg"),
    });
    expect(await site.problems()).toContain("too many pixels to be opened");
  });

  test("of a whole page that is too tall to be made is told with its height", async () => {
    const create = { width: 20, height: 17_000, channels: 3 as const, background: "#fff" };
    const site = compiledSite({
      "content/images/page.png": await sharp({ create }).png().toBuffer(),
      "content/notes/one.md": shows("page.png"),
    });
    const text = await site.problems();
    expect(text).toContain("content/images/page.png   [image/tall]");
    expect(text).toContain("would be 17,000 pixels high on its page, and can be 16,383 at most");
  });

  test.each([
    ["loaf.png", "loaf.png"],
    ["IMG_20260102.png", "img_20260102"],
    ["loaf.png", "IMG_20260102.jpg"],
  ])("'%s' that is described by no more than its name is told", async (name, alt) => {
    const site = compiledSite({
      [`content/images/${name}`]: await photo(),
      "content/notes/one.md": noteWith("title: A", `![${alt}](${name}) ![A loaf](${name})`),
    });
    const { warnings } = await site.build();
    expect(warnings.filter(({ code }) => code === "image/alt")).toMatchObject([
      {
        severity: "warning",
        message: "the description of this picture is only the name of its file",
      },
    ]);
  });

  test.each([
    ...["image", "Photo 2", "alt text", "Untitled", "DSC_0042", "300x200"].map(alt => [
      alt,
      "the description of this picture says nothing of what it shows",
    ]),
    ["A loaf|300", "a picture is given no size here, so the number behind | is read out"],
  ])("that is described as '%s' is told", async (alt, message) => {
    const site = compiledSite({
      "content/images/loaf.png": await photo(),
      "content/notes/one.md": noteWith(
        "title: A",
        `![${alt}](loaf.png) ![Photo of a loaf](loaf.png)`,
      ),
    });
    const { warnings } = await site.build();
    expect(warnings.filter(({ code }) => code === "image/alt")).toMatchObject([{ message }]);
  });

  test.each(["gif", "webp"] as const)(
    "that moves (%s) is said to stand still, by each build",
    async format => {
      const frames = [
        await photo(),
        await sharp(await photo())
          .negate()
          .png()
          .toBuffer(),
      ];
      const moving = await sharp(frames, { join: { animated: true } })
        [format]()
        .toBuffer();
      // With a profile a WebP has the longer head of one that moves.
      const still = await sharp(frames[0]).withIccProfile("srgb")[format]().toBuffer();
      const site = compiledSite({
        [`content/images/moving.${format}`]: moving,
        [`content/images/still.${format}`]: still,
        "content/notes/one.md": noteWith(
          "title: A",
          `![a](moving.${format}) ![b](still.${format})`,
        ),
      });
      for (const _ of ["first", "second"]) {
        const { warnings } = await site.build();
        const pictures = warnings.filter(({ code }) => code === "image/moving");
        expect(pictures.map(({ file }) => file)).toEqual([`content/images/moving.${format}`]);
      }
    },
  );

  test("is found under each name that markdown has for it", async () => {
    const named = [
      "![a](loaf(1).png)",
      "![a](<a loaf (2).png>)",
      "![a](loaf.png 'title')",
      "![a](loaf.png (title))",
      '![a](loaf.png\n"title")',
      "![a [b] c](loaf.png)",
      "![loaf]\n\n[loaf]: <a loaf (2).png>",
      "- > ```\n  > code\n  > ```\n\n![a](loaf.png)",
      "> ```\n> code\n\n![a](loaf.png)",
    ];
    const site = compiledSite();
    for (const name of ["loaf.png", "loaf(1).png", "a loaf (2).png"])
      site.change(`content/images/${name}`, await photo());
    for (const [n, text] of named.entries())
      site.change(`content/notes/n${n}.md`, noteWith(`title: A${n}`, text));
    const { warnings } = await site.build();
    expect(warnings.filter(({ file }) => /notes\/n\d/.test(file ?? ""))).toEqual([]);
    for (const n of named.keys())
      expect(site.read(`dist/notes/n${n}/index.html`)).toContain("<picture>");
  });

  test("in a text is fetched as wide as the site says that texts show it", async () => {
    const site = compiledSite({
      "content/images/loaf.png": await photo(),
      "content/notes/one.md": noteWith("title: A", "![A loaf](loaf.png)"),
    });
    const sizes = 'bodyPictureSizes: "(min-width: 40rem) 20rem, 100vw"';
    site.edit("templates/site.ts", "  facts: [", `  ${sizes},\n  facts: [`);
    await site.build();
    const page = site.read("dist/notes/one/index.html");
    expect(page.match(/<source[^>]* sizes="\(min-width: 40rem\) 20rem, 100vw">/g)).toHaveLength(2);
  });

  test("in a text stands in the frame that the site gives it, with its size and other pictures at hand", async () => {
    const site = compiledSite({
      "content/images/loaf.png": await photo(),
      "content/notes/one.md": noteWith("title: A", "![A loaf](loaf.png)"),
    });
    const frame =
      "bodyPictureFrame: (inner, { src }, { image }) => String(image('loaf.png').src === src) + inner";
    site.edit("templates/site.ts", "  facts: [", `  ${frame},\n  facts: [`);
    await site.build();
    expect(site.read("dist/notes/one/index.html")).toContain("true<picture>");
  });

  test("that was made is not made again by the build after one that was stopped half-way", async () => {
    const site = compiledSite();
    const names = Array.from({ length: 45 }, (_, n) => `${n}.png`);
    for (const name of names) site.change(`content/images/${name}`, await photo());
    const text = names.map((name, n) => `![Loaf ${n}](${name})`).join("\n\n");
    site.change("content/notes/one.md", noteWith("title: A", text));
    const args = ["build", "--root", site.root];
    expect(runSite(args, killingAt("images/index.json", 2)).signal).toBe("SIGKILL");
    expect(runSite(args).stdout).toContain("(25 made)");
  });

  test("may have spaces in its name, written between < and > or with %20", async () => {
    const site = compiledSite({
      "content/images/My Loaf.png": await photo(),
      "content/notes/one.md": noteWith("title: A", '![a](<My Loaf.png> "t") ![b](My%20Loaf.png)'),
    });
    expect(await site.problems()).toBe("");
    expect(site.read("dist/notes/one/index.html").match(/<img /g)).toHaveLength(2);
  });

  test("may be a line of three pixels", async () => {
    const line = sharp({ create: { width: 3000, height: 3, channels: 3, background: "#c52" } });
    const site = compiledSite({
      "content/images/line.png": await line.png().toBuffer(),
      "content/notes/one.md": shows("line.png"),
    });
    expect(await site.problems()).toBe("");
  });

  test("may have the longest name that a disk takes", async () => {
    const name = `${"i".repeat(251)}.png`;
    const site = compiledSite({
      [`content/images/${name}`]: await photo(),
      "content/notes/one.md": shows(name),
    });
    expect(await site.problems()).toBe("");
    expect(site.read("dist/notes/one/index.html")).toMatch(/src="\/assets\/i{100}-\w{8}-\d+\.png"/);
  });

  test("that the plan asks for and is not there is named at the line that asks for it", async () => {
    const template = readFileSync(join(projectRoot, "tests/sites/tiny/templates/site.ts"), "utf8");
    const asking = template
      .replace(/images: \[\](?=,\s*redirects)/, "images: [cover]")
      .replace("images: [],\n    sources: [entry", 'images: ["Loaf.png"],\n    sources: [entry')
      .replace(
        "function plan(",
        `const cover = { name: "Loaf.png", file: "Loaf.png", widths: [64], formats: ["png" as const] };\n\nfunction plan(`,
      );
    const site = compiledSite({
      "templates/site.ts": asking,
      "content/notes/one.md": shows("Loaf.png").replace(
        "![A loaf](Loaf.png)",
        "It is called Loaf.png.",
      ),
      "content/images/loaf.png": await photo(),
    });
    const text = await site.problems();
    expect(text).toContain("[image/missing]");
    expect(text).toContain("there is 'loaf.png' with other capitals");

    site.change("content/notes/two.md", noteWith("title: Two", "[Bread](/notes/nowhere)\n"));
    const withLink = await site.problems();
    for (const code of ["image/missing", "link/broken"]) expect(withLink).toContain(`[${code}]`);
    site.change("content/notes/three.md", noteWith("title: A: B"));
    const withAll = await site.problems();
    for (const code of ["image/missing", "link/broken", "front-matter/yaml"])
      expect(withAll.split(`[${code}]`)).toHaveLength(2);
  });
});
