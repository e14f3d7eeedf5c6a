import type { Words } from "../../problems/problem.ts";
import { nearest } from "../../words/nearest.ts";

/** What to say of a picture that is not in content/images; `written` is how its name stands in the text. */
export function missingPicture(
  name: string,
  { known, written }: { known: ReadonlySet<string>; written: (file: string) => string },
): Words {
  const files = [...known];
  const marked = withinMarks(name);
  if (marked)
    return {
      message: "above a text stands the name of a picture alone",
      fix: `Write it as   ${written(ofSameName(marked, files) ?? lastPart(marked))}`,
    };
  if (name.startsWith("data:"))
    return {
      message: "a picture that is written into the text",
      fix: "Save it in content/images and write only its name",
    };
  if (files.some(file => file.normalize() === name.normalize()))
    return {
      message: "there is one whose name looks the same, with its accents stored in another way",
      fix: "Give the file a name without accents, here and in content/images",
    };
  if (files.some(file => asSeen(file) === asSeen(name)))
    return {
      message:
        "there is one whose name looks the same, with a space or a sign in it that nobody sees",
      fix: "Give the file a name without spaces, here and in content/images",
    };
  const isElsewhere = /^(?:https?:)?\/\//i.test(name);
  const meant =
    ofSameName(name, files) ??
    endingMore(name, files) ??
    nearest(name, files) ??
    (isElsewhere ? undefined : nearest(lastPart(name), files));
  if (!meant && isElsewhere)
    return {
      message: "a picture from another site",
      fix: "Save it in content/images and write only its name",
    };
  const caseOnly = meant?.toLowerCase() === name.toLowerCase();
  return {
    message: caseOnly
      ? `there is '${meant}' with other capitals`
      : `there is no '${name}' in content/images`,
    fix: meant ? `Write it as   ${written(meant)}` : newPicture(name, files, written),
  };
}

/** macOS puts a narrow space before the AM of its screenshots, and names that were copied may hold marks without a width. */
function asSeen(name: string): string {
  return name
    .normalize()
    .replace(/\p{Cf}/gu, "")
    .replace(/\s/g, " ");
}

/** The name in '![A shop](shop.jpg)' and '<img src="shop.jpg">'. */
function withinMarks(name: string): string | undefined {
  const [, markdown, html] =
    /^!?\[[^\]]*\]\(<?([^()<>"]+?)>?(?:\s+"[^"]*")?\)$|^<img\b.*?\bsrc=["']?([^"'\s>]+)/i.exec(
      name,
    ) ?? [];
  return markdown ?? html;
}

/** Elsewhere pictures lie in a folder such as /assets/img/, which nobody needs to make here. */
function newPicture(
  name: string,
  files: readonly string[],
  written: (file: string) => string,
): string {
  const [, folder = "", last = ""] = /^(.*[\\/])([^\\/]+)$/.exec(name) ?? [];
  const isHere = !folder || files.some(file => file.startsWith(folder));
  return isHere
    ? "Put the file into content/images, or take the picture away"
    : `Put the file into content/images and write   ${written(last)}   or take the picture away`;
}

/** Where a system hides the endings of names, 'shop.jpg' is really 'shop.jpg.jpg', and 'shop' is 'shop.jpg'. */
function endingMore(name: string, files: readonly string[]): string | undefined {
  return files.find(file => file.replace(/\.[^./]*$/, "") === name);
}

/** 'images\\shop.jpg', 'C:\\shop.jpg' and 'https://old.example/shop.jpg?w=300' → 'shop.jpg', in whichever folder it lies. */
export function ofSameName(name: string, files: readonly string[]): string | undefined {
  const last = lastPart(name);
  return files.find(file => file === last) ?? files.find(file => file.endsWith(`/${last}`));
}

function lastPart(name: string): string {
  return name.replace(/[?#].*$/, "").replace(/^.*[\\/]/, "");
}
