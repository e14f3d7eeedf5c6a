import { join } from "node:path";
import { hash } from "../hash.ts";
import type { BodySource } from "../load/entries/entry-text.ts";
import { changedCode } from "../load/files/listed-file.ts";
import { utf8Text } from "../load/files/utf8-text.ts";
import { type RenderedBody, renderMarkdown } from "../markdown/markdown.ts";
import { type ProblemsError, refusal } from "../problems/problem.ts";
import type { Picture, Site, Tools } from "../site.ts";
import { unlessItFails } from "../unless-it-fails.ts";
import { escapeHtml } from "../words/escape-html.ts";
import type { KeptBodies } from "./kept-bodies.ts";

type Making = {
  root: string;
  site: Pick<Site, "bodyPictureSizes" | "bodyPictureFrame" | "ids">;
  tools: Pick<Tools, "link" | "image">;
  kept: Pick<KeptBodies, "take"> | undefined;
};

/** From where a text lies to its HTML. */
export function bodyMaker({ root, site, tools, kept }: Making): (body: BodySource) => RenderedBody {
  const make = textMaker({ site, tools });
  return source => {
    const known = kept?.take(source);
    if (known?.made) return known.made;
    const text = known?.text ?? unchangedText(root, source);
    try {
      return make(text);
    } catch (error) {
      throw unreadableBody(source.file, error);
    }
  };
}

/** From a text to its HTML. */
export function textMaker({
  site: { bodyPictureSizes, bodyPictureFrame = inner => inner, ids },
  tools: { link, image },
}: Pick<Making, "site" | "tools">): (text: string) => RenderedBody {
  const bare = bodyPicture(bodyPictureSizes);
  const picture: typeof bare = (shown, alt) => bodyPictureFrame(bare(shown, alt), shown, { image });
  return text => renderMarkdown(text, { link, image, picture, ids });
}

/** Of a file that is still what it was when it was loaded. */
export function unchangedText(root: string, { file, offset, hash: known }: BodySource): string {
  // One that is gone, or cannot be read since it was loaded, has changed like any other.
  const source = unlessItFails(() => utf8Text({ file, path: join(root, file) }));
  const text = typeof source === "string" ? source.slice(offset) : "";
  if (hash(text) !== known) throw changedMeanwhile(file);
  return text;
}

function unreadableBody(file: string, cause: unknown): ProblemsError {
  const deep = cause instanceof RangeError;
  // The parser asks for a report to its makers, which would send an editor the wrong way.
  const said = cause instanceof Error ? (cause.message.split("\n")[0] ?? "") : String(cause);
  const message = deep ? "quotes, lists, brackets or emphasis are nested too deeply" : said;
  const fix = deep ? "Take some of the nesting away" : "Correct the text of this file";
  return refusal({ code: "content/markdown", file, message, fix }, { cause });
}

function changedMeanwhile(file: string): ProblemsError {
  const message = "this file changed while the site was being built";
  return refusal({ code: changedCode, file, message, fix: "Build again" });
}

function bodyPicture(shown: string | undefined): (picture: Picture, alt: string) => string {
  const sizes = shown === undefined ? "" : ` sizes="${escapeHtml(shown)}"`;
  return (picture, alt) => {
    const sources = picture.sources
      .slice(0, -1)
      .map(({ type, srcset }) => `<source type="${type}" srcset="${srcset}"${sizes}>`);
    return `<picture>${sources.join("")}<img src="${picture.src}" alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async"></picture>`;
  };
}
