import { imageName } from "../../markdown/image-name.ts";
import { placeIn, type SourceText } from "../../problems/place.ts";
import { type Finding, type Problem, problemAt } from "../../problems/problem.ts";
import { schemeOf } from "../../words/scheme.ts";
import { isPicture } from "../files/is-picture.ts";
import { labelsIn } from "../labels.ts";
import { missingPicture, ofSameName } from "./missing-picture.ts";
import { wrongDescription } from "./wrong-description.ts";

type Body = SourceText & {
  offset: number;
  /** The body with its code blank: pictures in code are no pictures. */
  code: string;
  known: ReadonlySet<string>;
};

/** The pictures a body shows, by their names in content/images, and what is wrong with how it names them. */
export function bodyImages({ file, source, offset, code, known }: Body): {
  names: string[];
  problems: Problem[];
} {
  const names = new Set<string>();
  const problems: Problem[] = [];
  for (const shown of picturesIn(code)) {
    const name = imageName(shown.target);
    const finding = wrongName(shown, { name, known }) ?? wrongWords(shown, name);
    if (finding === undefined || finding.severity === "warning") names.add(name);
    if (finding === undefined) continue;
    const place = placeIn({ file, source }, offset + shown.at, shown.length);
    problems.push(problemAt(place, finding));
  }
  return { names: [...names], problems };
}

type Shown = {
  alt: string;
  target: string;
  /** Neither in < and > nor named below the text: a space ends it. */
  isBare: boolean;
  at: number;
  length: number;
};

function* picturesIn(code: string): Generator<Shown> {
  if (!code.includes("![")) return;
  let below: ReturnType<typeof labelsIn> | undefined;
  const namedBelow = (label: string) => {
    below ??= labelsIn(code, code);
    return below.get(label.toLowerCase());
  };
  for (const match of code.matchAll(shownPicture)) {
    const [{ length }, alt = "", bracketed, bare, label] = match;
    const isBare = bare !== undefined;
    const target = bracketed ?? (isBare ? withoutTitle(bare) : namedBelow(label || alt));
    if (target !== undefined) yield { alt, target, isBare, at: match.index, length };
  }
}

/** Words in brackets, which may hold brackets, then a name, which may hold them too, or where it is named below. */
const shownPicture =
  /(?<!\\)!\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\](?:\(\s*(?:<([^<>\n]*)>[^()\n]*|((?:[^()\n]|\n(?![ \t]*\n)|\([^()\n]*\))*))\)|\[([^\]\n]*)\])?/g;

/** In markdown the name of a file may be followed by words that show while the mouse rests on it. */
function withoutTitle(inside: string): string {
  return inside.trim().replace(/\s+(?:"[^"]*"|'[^']*'|\([^()]*\))$/, "");
}

function wrongName(
  { target, isBare }: Shown,
  { name, known }: { name: string; known: ReadonlySet<string> },
): Finding | undefined {
  if (schemeOf(target) || target.startsWith("//")) return foreign(target, known);
  if (isBare && /\s/.test(target)) return spaced(target);
  if (known.has(name)) return undefined;
  if (!name)
    return {
      code: "image/missing",
      message: "this picture names no file",
      fix: "Write the name of a file in content/images:   ![What it shows](picture.jpg)",
    };
  return {
    code: "image/missing",
    ...missingPicture(name, { known, written: asMarkdown }),
  };
}

function spaced(target: string): Finding {
  if (/\{[{%]/.test(target))
    return {
      code: "image/missing",
      message: "what stands in these braces is a command to another program",
      fix: `Write only the name of a file in content/images:   ${asMarkdown(target.replace(/^.*[/}]/s, "") || "picture.jpg")}`,
    };
  const [sized, name] = /^(.*\S)\s+=\d*x\d*$/.exec(target) ?? [];
  if (sized)
    return {
      code: "image/spaces",
      message: "a picture is given no size here",
      fix: `Write it as   ![…](${name})`,
    };
  const [, titled = ""] = /^(\S+)\s+[“”„‘’«»]/.exec(target) ?? [];
  if (isPicture(titled))
    return {
      code: "image/spaces",
      message: "curly quotes part no title from the name of a picture",
      fix: `Write it as   ![…](${titled})`,
    };
  return {
    code: "image/spaces",
    message: "a name with spaces needs < and > round it",
    fix: `Write it as   ![…](<${target}>)`,
  };
}

function foreign(target: string, known: ReadonlySet<string>): Finding {
  const saved = ofSameName(target, [...known]);
  const origin = /^data:/i.test(target)
    ? "a picture that is written into the text"
    : /^(?:file|[a-z]):/i.test(target)
      ? "a picture that only your computer has"
      : "a picture from another site";
  return {
    code: "image/foreign",
    message: origin,
    fix: saved
      ? `Write it as   ${asMarkdown(saved)}`
      : "Save it in content/images and write only its name",
  };
}

function asMarkdown(file: string): string {
  return `![…](${/\s/.test(file) ? `<${file}>` : file})`;
}

function wrongWords({ alt, target }: Shown, name: string): Finding | undefined {
  const wrong = wrongDescription(alt, name);
  return wrong && { ...wrong, fix: `Say what it shows:   ![A shop front in Rugby](${target})` };
}
