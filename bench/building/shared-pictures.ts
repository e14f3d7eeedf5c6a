import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { imageFolder } from "../../generator/images/images.ts";
import { usualCache } from "../../generator/site-folder.ts";
import { benchCache } from "../places.ts";

/** The front matter by which an article shows the picture that all of them share. */
export const cover = { image: "bench-cover.jpg", imageAlt: "A plain colour" };

/** The covers of our own few articles would take as long to draw as a thousand pages to make. */
export function nameCover(file: string): void {
  const text = readFileSync(file, "utf8");
  if (/^image:/m.test(text)) return;
  const named = `---\nimage: ${cover.image}\nimageAlt: ${cover.imageAlt}\n`;
  writeFileSync(file, text.replace("---\n", named));
}

/**
 * Thousands of covers and social pictures would take an hour and measure the encoder. All articles name one cover; here
 * the social pictures of the added ones become that of the list, by a site.ts around the copied one.
 */
export async function sharePictures(root: string): Promise<void> {
  mkdirSync(join(root, "content/images"), { recursive: true });
  const { default: sharp } = await import("sharp");
  const background = { r: 31, g: 74, b: 92 };
  await sharp({ create: { width: 1200, height: 675, channels: 3, background } })
    .jpeg()
    .toFile(join(root, "content/images", cover.image));
  renameSync(join(root, "templates/site.ts"), join(root, "templates/whole-site.ts"));
  writeFileSync(join(root, "templates/site.ts"), wrapper);
}

const drawn = join(benchCache, "pictures");
const picturesOf = (root: string) => imageFolder(usualCache(root));

/** Pictures of the site's own pages that an earlier bench has drawn need not be drawn again. */
export function takePictures(root: string): void {
  if (existsSync(drawn)) cpSync(drawn, picturesOf(root), { recursive: true });
}

export function keepPictures(root: string): void {
  if (existsSync(picturesOf(root))) cpSync(picturesOf(root), drawn, { recursive: true });
}

const wrapper = `import { site as whole } from "./whole-site.ts";

const isAdded = (name: string) => name.startsWith("social-blog/bench-");
const social = "social-blog";

export const site = { ...whole, plan };

function plan(content: Parameters<typeof whole.plan>[0]): ReturnType<typeof whole.plan> {
  const made = whole.plan(content);
  for (const page of made.pages) {
    page.images = page.images.map(name => (isAdded(name) ? social : name));
  }
  const known = new Set<string>();
  const images = made.images.filter(({ name }) => {
    if (isAdded(name) || known.has(name)) return false;
    known.add(name);
    return true;
  });
  return { ...made, images };
}
`;
