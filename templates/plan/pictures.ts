import type { ImageSource } from "../../generator/site.ts";
import { coverName } from "../blog/cover-name.ts";
import { categoryName } from "../blog/words.ts";
import type { Article } from "../collections.ts";
import { coverSvg } from "../drawing/cover.ts";
import { fallbackSvg, iconSvg } from "../drawing/icons.ts";
import { type SocialArt, socialSvg } from "../drawing/social.ts";

/** Icons in the sizes that browsers and telephones ask for, and the picture for one that failed. */
export const sitePictures: ImageSource[] = [
  icon("icon", "/favicon.svg", { size: 32, format: "svg" }),
  icon("icon-32", "/favicon.ico", { size: 32, format: "ico" }),
  icon("touch-icon", "/apple-touch-icon.png", { size: 180, corner: 0, inset: 5 }),
  icon("icon-192", "/icon-192.png", { size: 192 }),
  icon("icon-512", "/icon-512.png", { size: 512 }),
  icon("icon-maskable-512", "/icon-maskable-512.png", { size: 512, corner: 0, inset: 7 }),
  { name: "fallback", svg: fallbackSvg, widths: [1200], formats: ["svg"] },
];

export function coverPicture({ slug, record }: Article): ImageSource {
  const category = categoryName(record.category);
  return {
    name: coverName(slug),
    svg: () => coverSvg({ slug, title: record.title, category }),
    from: [slug, record.title, category],
    widths: [480, 800, 1200],
    formats: ["avif", "webp", "jpg"],
    quality: { avif: 50 },
  };
}

/** No two routes have one name: /blog/ours and /blog-ours are two pages. */
export function socialName(route: string): string {
  return route === "/" ? "social" : `social-${route.slice(1)}`;
}

export function socialPicture({
  route,
  title,
  kicker,
  art = { kind: "lines", seed: route },
}: {
  route: string;
  title: string;
  kicker: string;
  art?: SocialArt;
}): ImageSource {
  return {
    name: socialName(route),
    svg: () => socialSvg({ title, kicker, art }),
    from: [title, kicker, art],
    widths: [1200],
    formats: ["png"],
  };
}

function icon(
  name: string,
  path: string,
  {
    size,
    format = "png",
    corner = 5,
    inset = 3,
  }: { size: number; format?: "png" | "svg" | "ico"; corner?: number; inset?: number },
): ImageSource {
  return { name, path, svg: iconSvg({ corner, inset }), widths: [size], formats: [format] };
}
