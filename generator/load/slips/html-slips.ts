import { more, type Slip } from "./slip.ts";

export function htmlSlips(code: string): Slip[] {
  if (!code.includes("<")) return [];
  const comment = code.indexOf("<!--");
  if (comment !== -1) return [openComment(comment)];
  // Behind ]( it is the name of a file with spaces:   ![A shop](<my shop.jpg>).
  const [first, ...others] = code.matchAll(
    /(?<!\]\(\s*|\]:\s*|\{\{)<(?:\/?([a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?|[!?][^<>]*)>/gi,
  );
  if (!first) return [];
  const tag = first[1]?.toLowerCase() ?? "";
  const fix =
    tag === "br" && isInRow(code, first.index)
      ? inCells
      : (ofAttributes(tag, first[0]) ?? inMarkdown[tag]);
  return [
    {
      at: first.index,
      length: first[0].length,
      code: "text/html",
      severity: "warning",
      message: `HTML is shown as it stands${more(others)}`,
      fix: fix ?? `Take it away, or show it as code:   \`${first[0]}\``,
    },
  ];
}

/** A picture and a link say themselves what they are to be. */
function ofAttributes(tag: string, written: string): string | undefined {
  const value = (name: string) =>
    new RegExp(`\\s${name}=["']([^"'<>]*)["']`, "i").exec(written)?.[1];
  const [address = "", source = ""] = [value("href"), value("src")];
  if (tag === "a" && address) return `Write it as   [words](${address})`;
  const picture = source.slice(source.lastIndexOf("/") + 1);
  if (tag !== "img" || !/\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(picture)) return undefined;
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

const inMarkdown: Record<string, string> = {
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
  li: "Write it as   - words",
  table: "Write each row as   | words | words |   with a second line   |---|---|",
  details: "Write a heading and the words below it",
  iframe: "Link to what it shows instead:   [words](https://…)",
  video: "Link to what it shows instead:   [words](https://…)",
  ...Object.fromEntries(
    ["span", "font", "center", "u", "small", "section", "aside", "mark"].map(tag => [
      tag,
      "Take the marks away and keep the words",
    ]),
  ),
};
