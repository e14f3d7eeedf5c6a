import { alike } from "../../alike.ts";
import { isPicture } from "../files/is-picture.ts";
import { firstOf, type Slip } from "./slip.ts";

export function htmlSlips(code: string): Slip[] {
  if (!code.includes("<")) return [];
  const comment = code.indexOf("<!--");
  if (comment !== -1) return [openComment(comment)];
  // Behind ]( it is the name of a file with spaces:   ![A shop](<my shop.jpg>).
  const found = code.matchAll(
    /(?<!\]\(\s*|\]:\s*|\{\{)<(?:\/?([a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?|[!?][a-z[][^<>]*)>/gi,
  );
  // A text from WordPress has a dozen elements, and many a one is written in a way of its own.
  return alike(found, mark => kindOf(code, mark)).flatMap(marks =>
    firstOf(marks, mark => ({
      at: mark.index,
      length: mark[0].length,
      code: "text/html",
      message: "HTML is shown as it stands",
      fix: ofAttributes(mark) ?? (kindOf(code, mark) || orAsCode(mark[0])),
    })),
  );
}

type Mark = RegExpExecArray;

/** What is said of all that are written alike; the others go, or become code. */
function kindOf(code: string, mark: Mark): string {
  const tag = tagOf(mark);
  if (tag === "br" && isInRow(code, mark.index)) return inCells;
  return inMarkdown.get(tag) ?? "";
}

function tagOf(mark: Mark): string {
  return mark[1]?.toLowerCase() ?? "";
}

function orAsCode(written: string): string {
  return `Take it away, or show it as code:   \`${written}\``;
}

/** A picture and a link say themselves what they are to be. */
function ofAttributes(mark: Mark): string | undefined {
  const [written] = mark;
  const tag = tagOf(mark);
  const value = (name: string) =>
    new RegExp(`\\s${name}=["']([^"'<>]*)["']`, "i").exec(written)?.[1];
  const [address = "", source = ""] = [value("href"), value("src")];
  if (tag === "a" && address) return `Write it as   [words](${address})`;
  const picture = source.slice(source.lastIndexOf("/") + 1);
  if (tag !== "img" || !isPicture(picture)) return undefined;
  return `Put the picture into content/images and write   ![${value("alt") || "What it shows"}](${picture})`;
}

function openComment(at: number): Slip {
  return {
    at,
    length: 4,
    code: "text/html",
    severity: "warning",
    message: "this comment never ends, so it is shown, and what follows with it",
    fix: "Write   -->   behind the comment",
  };
}

function isInRow(code: string, at: number): boolean {
  const end = code.indexOf("\n", at);
  const line = code.slice(code.lastIndexOf("\n", at) + 1, end === -1 ? undefined : end);
  return line.includes("|");
}

const inCells = "A cell has one line: write a comma instead, or make two rows of it";

const inMarkdown = new Map<string, string>(
  Object.entries({
    b: "Write it as   **words**",
    strong: "Write it as   **words**",
    i: "Write it as   *words*",
    em: "Write it as   *words*",
    a: "Write it as   [words](/address)",
    img: "Write it as   ![What it shows](picture.jpg)",
    br: "End the line with a backslash instead:   \\",
    p: "Leave an empty line between paragraphs",
    div: "Take it away; an empty line begins a new paragraph",
    sup: "Write the small sign itself, such as   ²   ³   or   ½",
    sub: "Write the small sign itself, such as   ₂",
    h1: "Write it as   ## Heading",
    h2: "Write it as   ## Heading",
    h3: "Write it as   ### Heading",
    h4: "Write it as   #### Heading",
    li: "Write it as   - words",
    ul: "Begin each of its lines with   -   and a space",
    ol: "Begin its lines with   1.   2.   and a space",
    blockquote: "Write it as   > words",
    hr: "Write it as   ---   between two empty lines",
    ...Object.fromEntries(
      ["table", "thead", "tbody", "tr", "th", "td"].map(tag => [
        tag,
        "Write each row as   | words | words |   with a second line   |---|---|",
      ]),
    ),
    details: "Write a heading and the words below it",
    iframe: "Link to what it shows instead:   [words](https://…)",
    video: "Link to what it shows instead:   [words](https://…)",
    ...Object.fromEntries(
      ["span", "font", "center", "u", "small", "section", "aside", "mark", "figure"].map(tag => [
        tag,
        "Take the marks away and keep the words",
      ]),
    ),
  }),
);
