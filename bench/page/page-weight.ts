import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scan } from "../../generator/render/page-scan.ts";
import { compressedBytes } from "../../generator/render/weight.ts";
import { kilobytesText } from "../figures.ts";
import type { Table } from "../table.ts";
import { builtFolder, htmlOf, pageTypes } from "./page-types.ts";

type Weight = {
  html: number;
  /** Part of the HTML. */
  styles: number;
  scripts: number;
  fonts: number;
  images: number;
  requests: number;
};

/** What the first view of a page transfers: text by brotli, pictures as the largest file of those that are not lazy. */
export function weightOf(html: string, sizeOf: (address: string) => number): Weight {
  const { styles, eager } = scan(html);
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = ""]) => src);
  const fonts = [...html.matchAll(/<link[^>]*\shref="([^"]+\.woff2)"/g)].map(([, src = ""]) => src);
  const images = [...new Set(eager)];
  const sum = (addresses: string[]) =>
    addresses.reduce((total, address) => total + sizeOf(address), 0);
  return {
    html: compressedBytes(html),
    styles: compressedBytes(styles.join("")),
    scripts: sum(scripts),
    fonts: sum(fonts),
    images: sum(images),
    requests: 1 + scripts.length + fonts.length + images.length,
  };
}

function sizeInDist(address: string): number {
  const avif = address.replace(/\.\w+$/, ".avif");
  // As 'site check' weighs it: what browsers of today take in place of the fallback.
  const taken = existsSync(join(builtFolder, avif)) ? avif : address;
  const bytes = readFileSync(join(builtFolder, taken));
  return /\.(js|svg)$/.test(address) ? compressedBytes(bytes) : bytes.length;
}

export function weightTable(): Table {
  const rows = Object.entries(pageTypes).map(([name, route]) => {
    const { html, styles, scripts, fonts, images, requests } = weightOf(htmlOf(route), sizeInDist);
    const total = html + scripts + fonts + images;
    return [
      name,
      ...[html, styles, scripts, fonts, images, total].map(kilobytesText),
      String(requests),
    ];
  });
  return {
    head: ["page", "html", "of it styles", "scripts", "fonts", "images", "total", "requests"],
    rows,
  };
}
