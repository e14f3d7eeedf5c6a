import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { colours } from "../../content/colours.ts";
import { site } from "../../content/site.ts";
import { coverSvg } from "./cover.ts";
import { compositions, minutesRings } from "./line-geometry.ts";
import { seedOf } from "./lines-svg.ts";
import { type SocialArt, socialSvg } from "./social.ts";

const article = {
  slug: "why-rugby-businesses-need-professional-website-2025",
  title: "Why every Rugby business needs a professional website in 2025",
  category: "Web Design",
};

describe("covers", () => {
  test("weigh at most 25 kB as AVIF at 1200 × 675", async () => {
    const image = sharp(Buffer.from(coverSvg(article)));
    const { width, height } = await image.metadata();
    expect([width, height]).toEqual([1200, 675]);
    expect((await image.avif({ quality: 50, effort: 3 }).toBuffer()).length).toBeLessThan(25_000);
    // Encoding takes seconds on a busy machine.
  }, 60_000);

  test("have no holes in the name at the foot, and none at all in letters that are not drawn", () => {
    const { name } = site;
    const named = (words: string) => {
      site.name = words;
      return coverSvg(article);
    };
    expect(named("Bakers 🍞 Studio 🚀")).toBe(named("Bakers Studio"));
    expect(named("Студия")).toBe(named("☕"));
    site.name = name;
  });

  test("come out the same each time, and differ from article to article", () => {
    const slugs = ["a", "b", "c", "d", "e", "f"];
    const covers = slugs.map(slug => coverSvg({ ...article, slug }));
    expect(covers).toEqual(slugs.map(slug => coverSvg({ ...article, slug })));
    expect(new Set(covers).size).toBe(slugs.length);
  });

  test("the field and the passes keep clear of the words", () => {
    // Where the longest line of a title ends: 72 + 600, and as much again as its clearing leaves free.
    for (const compose of compositions.filter(({ name }) => ["pitch", "passes"].includes(name)))
      for (const seed of [0, 1]) {
        const { lines, dashes, quiet } = compose(seed);
        const starts = [...(lines + dashes + quiet).matchAll(/M(-?\d+) /g)].map(([, x]) =>
          Number(x),
        );
        expect(Math.min(...starts)).toBeGreaterThan(672);
      }
  });

  test("show the letters g, p and y whole in every line of a title", () => {
    // What clears the last line of the title stands before the letters of the first one.
    const svg = coverSvg({
      ...article,
      title: "Buying a website, paying by the month, going live",
    });
    const letters = [
      ...svg.matchAll(/<g fill="#\w+" stroke="none" transform="translate\(72 (\d+)\)/g),
    ];
    const [, ...title] = letters.filter(([, y]) => Number(y) < 600);
    const cleared = [...svg.matchAll(/<rect x="56" y="(\d+)"/g)].filter(([, y]) => Number(y) < 560);
    expect(title.length).toBeGreaterThan(2);
    expect(cleared.length).toBe(title.length + 1);
    expect(cleared.at(-1)?.index).toBeLessThan(title[0]?.index ?? 0);
  });

  test("every composition holds its numbers together for any seed", () => {
    const drawn = compositions.flatMap(compose => [0, 1, 77, 4_000_000].map(compose));
    expect(JSON.stringify(drawn)).not.toMatch(/NaN|undefined/);
  });
});

describe("pictures for shared links", () => {
  test("weigh at most 90 kB as PNG at 1200 × 630", async () => {
    const towns = [{ name: "Coventry", minutes: 25, bearing: 283 }];
    const svg = socialSvg({
      ...article,
      kicker: "Coventry",
      art: { kind: "minutes", towns, chosen: 0 },
    });
    const image = sharp(Buffer.from(svg));
    const { width, height } = await image.metadata();
    expect([width, height]).toEqual([1200, 630]);
    const png = await image.png({ palette: true, compressionLevel: 9 }).toBuffer();
    expect(png.length).toBeLessThan(90_000);
  }, 60_000);

  test("write above the title in letters that stay clear of the drawing", () => {
    const art: SocialArt = { kind: "lines", seed: "/" };
    const kicker = "Manufacturing & B2B Companies, from £1,399";
    const svg = socialSvg({ title: "Give the buyer the form", kicker, art });
    const [, width] = /<rect x="56" y="\d+" width="(\d+)"/.exec(svg) ?? [];
    expect(Number(width)).toBeLessThan(640);
  });

  test.each([
    "Privacy notice",
    "Web design in Leamington Spa",
    "Get the phone call before the next van does",
  ])("set the title '%s' so that it ends well before the drawing", title => {
    const svg = socialSvg({ title, kicker: "Rugby", art: { kind: "lines", seed: "/" } });
    // What clears a line begins 16 before it and ends 16 behind it; drawings begin at 690.
    const cleared = [...svg.matchAll(/<rect x="56" y="\d+" width="(\d+)"/g)];
    expect(cleared.length).toBeGreaterThan(2);
    for (const [, width] of cleared) expect(56 + Number(width) - 16).toBeLessThan(690 - 32);
  });

  test("leave out what stands behind the last comma above the title where it has no room", () => {
    const art: SocialArt = { kind: "lines", seed: "/" };
    const drawn = (kicker: string) => socialSvg({ title: "Give the buyer the form", kicker, art });
    const trade = "Veterinary Practices & Animal Hospitals";
    expect(drawn(`${trade}, from £1,249`)).toBe(drawn(trade));
    expect(drawn("Shops, from £199")).not.toBe(drawn("Shops"));
  });

  test("keep the line under the posts whole above the name", async () => {
    const seed = ["a", "b", "c", "d", "e", "f"].find(
      one => seedOf(one) % compositions.length === 0,
    );
    const art: SocialArt = { kind: "lines", seed: seed ?? "" };
    const svg = socialSvg({ title: "Rugby", kicker: "Blog", art });
    const { data, info } = await sharp(Buffer.from(svg))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const amberIn = (x: number) =>
      Array.from({ length: info.height }, (_, y) => (y * info.width + x) * info.channels).filter(
        at => `#${data.subarray(at, at + 3).toString("hex")}` === colours.amber,
      ).length;
    // Left in front of the name, where its clearing begins, and far from it.
    expect(amberIn(1150)).toBeGreaterThan(0);
    expect(amberIn(64)).toBe(amberIn(1150));
  });

  test("put the town at its own bearing, also without one chosen", () => {
    const towns = [{ name: "Coventry", minutes: 25, bearing: 270 }];
    expect(minutesRings({ towns, chosen: 0 }).accent).toContain("L718 338");
    expect(minutesRings({ towns, chosen: -1 }).accent).not.toContain("L");
  });
});
