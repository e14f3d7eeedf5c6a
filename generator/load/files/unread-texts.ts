import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Problem } from "../../problems/problem.ts";
import { verbatimFolder } from "../../verbatim-files.ts";
import { nearest } from "../../words/nearest.ts";
import { direntsOf } from "./dirents-of.ts";
import { filesBelow, isPassedBy } from "./files.ts";
import { isPicture } from "./is-picture.ts";
import { utf8Text } from "./utf8-text.ts";

/** Texts and pictures that an editor would wait for in vain: with an ending, or in a folder, that nothing reads. */
export function unreadTexts(root: string, collections: string[]): Problem[] {
  const dirents = direntsOf(join(root, "content")).filter(({ name }) => !isPassedBy(name));
  const folders = dirents
    .filter(dirent => dirent.isDirectory() && !/^(\.|images$)/.test(dirent.name))
    .map(({ name }) => name);
  // What a folder is for, and what is still to do, may be told in it: only what begins like a page was meant as one.
  const above = dirents.filter(
    dirent =>
      dirent.isFile() &&
      /^(?!\.|readme).*\.md$/i.test(dirent.name) &&
      beginsLikeAPage(root, `content/${dirent.name}`),
  );
  return [
    ...above.flatMap(({ name }) =>
      wrongFolder({ file: `content/${name}`, folder: "", collections }),
    ),
    ...unreadBelow(root, { folders, collections }),
  ];
}

function beginsLikeAPage(root: string, file: string): boolean {
  const text = utf8Text({ file, path: join(root, file) });
  return typeof text === "string" && /^---[ \t]*\n/.test(text);
}

function unreadBelow(
  root: string,
  { folders, collections }: { folders: string[]; collections: string[] },
): Problem[] {
  return folders.flatMap(folder => {
    const { files } = filesBelow(root, `content/${folder}`);
    if (collections.includes(folder))
      return files.flatMap(({ file }) => [...wrongEnding(file), ...pictureBeside(root, file)]);
    // There it may be meant to be published as it is.
    const mayBeFile = `content/${folder}` === verbatimFolder;
    return files
      .filter(({ file }) => file.endsWith(".md") && (!mayBeFile || beginsLikeAPage(root, file)))
      .flatMap(({ file }) => wrongFolder({ file, folder, collections }));
  });
}

/** Whether an editor may have meant a file as a text, or as a picture beside one: a new one is told of. */
export function isMeantToBeRead(file: string): boolean {
  return textName(file) !== undefined || pictureName(file) !== undefined;
}

/** Programs try with names of digits whether they may write, and save in files of long endings. */
function textName(file: string): string | undefined {
  const [, name] =
    /([^/]+?)(?:\.md)?\.(?:md|mdx|markdown|txt|html?|docx?|odt|rtf)$/i.exec(file) ??
    /\/([^/.#~]*[^/.#~\d][^/.#~]*)$/.exec(file) ??
    [];
  return name;
}

function pictureName(file: string): string | undefined {
  return isPicture(file) ? basename(file) : undefined;
}

function wrongEnding(file: string): Problem[] {
  const name = file.endsWith(".md") ? undefined : textName(file);
  if (!name) return [];
  // A document of a word processor does not become a text by another name.
  const isDocument = /\.(?:html?|docx?|odt|rtf)$/i.test(file);
  const fix = isDocument
    ? `Copy its words into a new file   ${name}.md   and take this one out of the folder`
    : `Rename it to   ${name}.md   or take it out of the folder`;
  const message = "only files that end in .md are read";
  return [{ code: "content/ending", severity: "error", file, message, fix }];
}

/** Elsewhere, as in Hugo and Astro, they lie beside the texts that show them. */
function pictureBeside(root: string, file: string): Problem[] {
  const name = pictureName(file);
  if (!name) return [];
  const isTaken = existsSync(join(root, "content/images", name));
  const fix = isTaken
    ? "There is one of this name already: take this one away, or move it there under another name"
    : `Move it to   content/images/${name}   and write in texts only   ${name}`;
  const message = "pictures are looked for in content/images alone";
  return [{ code: "content/ending", severity: "error", file, message, fix }];
}

type Lying = { file: string; folder: string; collections: string[] };

function wrongFolder({ file, folder, collections }: Lying): Problem[] {
  const meant = folder && nearest(folder, collections);
  const name = file.slice(`content/${folder}/`.length);
  const fix = meant
    ? `Move it to   content/${meant}/${name}`
    : `Move it into one of: ${collections.map(known => `content/${known}`).join(", ")}`;
  const message = folder
    ? `no page is made of a text in content/${folder}`
    : "nothing reads a text that lies in no folder of content/";
  return [{ code: "content/folder", severity: "error", file, message, fix }];
}
