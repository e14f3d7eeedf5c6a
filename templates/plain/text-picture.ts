import type { Picture, Tools } from "../../generator/site.ts";

/**
 * A picture in a text keeps its place while it loads and when it fails, as every other, and is as wide as it is itself:
 * an empty drawing of its size holds the frame open.
 */
export function textPicture(
  inner: string,
  { width, height }: Picture,
  { image }: Pick<Tools, "image">,
): string {
  return `<span class="text-picture" data-picture="loading" data-fallback="${image("fallback").src}"><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true"></svg>${inner}</span>`;
}
