import sharp from "sharp";
import { expect, test } from "vitest";
import { compiledSites } from "./compiled-sites.ts";
import { noteWith, type TemporarySite } from "./temporary-site.ts";

const withCovers = compiledSites(site => {
  const fields = 'picture: { file: "cover", words: "coverAlt" },';
  site.edit("templates/site.ts", 'singular: "note",', `singular: "note", ${fields}`);
  const words = "z.string().optional()";
  site.edit(
    "templates/site.ts",
    "z.string().min(1),",
    `z.string().min(1), cover: ${words}, coverAlt: ${words},`,
  );
});

test.each([
  ["is not described", "cover: shop.jpg", [4, 8], "this picture has no description"],
  ["is called as its file", "cover: shop.jpg\ncoverAlt: shop.jpg", [5, 11], "only the name of its"],
  ["is called a photo", "coverAlt: Photo 2\ncover: shop.jpg", [4, 11], "nothing of what it shows"],
])(
  "a picture above a text that %s is told, by each build, which goes on",
  async (_, lines, [line, column], words) => {
    const site = siteWith(`title: A\ndate: 2026-09-30\n${lines}`);
    for (const time of ["first", "second"]) {
      expect(await ofNew(site), time).toMatchObject([
        {
          file: "content/notes/new.md",
          severity: "warning",
          code: "image/alt",
          position: { line, column },
          message: expect.stringContaining(words),
          fix: "Say what it shows:   coverAlt: A shop front in Rugby",
        },
      ]);
    }
  },
);

test.each([
  ["is described", "cover: shop.jpg\ncoverAlt: A shop front"],
  ["is none", "coverAlt: A shop front"],
  ["is a word, which no file is", "cover: none"],
])("nothing is said of the words of a picture that %s", async (_, lines) => {
  expect(await ofNew(siteWith(`title: A\ndate: 2026-09-30\n${lines}`))).toEqual([]);
});

const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#0b5d3f" } })
  .jpeg()
  .toBuffer();

async function ofNew(site: TemporarySite) {
  const { warnings } = await site.build();
  return warnings.filter(({ file }) => file === "content/notes/new.md");
}

function siteWith(front: string) {
  return withCovers({
    "content/notes/new.md": noteWith(front),
    "content/images/shop.jpg": photo,
  });
}
