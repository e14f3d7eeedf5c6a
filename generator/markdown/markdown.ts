import { Marked, type Parser, Renderer, type Tokens } from "marked";
import type { Picture } from "../site.ts";
import { escapeHtml } from "../words/escape-html.ts";
import { openedSchemes, schemeOf } from "../words/scheme.ts";
import { unescapeHtml } from "../words/unescape-html.ts";
import { bareAddress } from "./bare-address.ts";
import { blankCode } from "./blank-code.ts";
import { boldWords } from "./bold-words.ts";
import { direction } from "./direction.ts";
import { headingId } from "./heading-id.ts";
import { headingLevel } from "./heading-level.ts";
import { imageName } from "./image-name.ts";
import { plainLine } from "./plain-line.ts";
import { plainList } from "./plain-list.ts";
import { textUpToMark } from "./text-up-to-mark.ts";

export type RenderedBody = {
  html: string;
  headings: Heading[];
  /** Few pages show their text in parts. */
  sections: () => Section[];
};
export type Heading = {
  id: string;
  text: string;
  level: number;
  /** Where it runs the other way than its page. */
  dir?: ReturnType<typeof direction>;
};
/** The text under one heading of the second level; what stands before the first has no heading. */
type Section = { heading: Heading | undefined; html: string };

type MarkdownTools = {
  link: (route: string) => string;
  image: (name: string) => Picture;
  picture: (picture: Picture, alt: string) => string;
  /** Ids that may stand elsewhere on the page. */
  ids?: RegExp | undefined;
};

/** Markdown to HTML. Raw HTML is shown as text and links that could run code lose their address. */
export function renderMarkdown(source: string, tools: MarkdownTools): RenderedBody {
  const state: State = {
    tools,
    headings: [],
    depths: [],
    ids: new Map(),
    tables: 0,
    isInLink: false,
    isInRight: false,
  };
  current = state;
  const html = parser.parse(spaced(source), { async: false }).replace(betweenBlocks, ">");
  return { html, headings: state.headings, sections: () => sectionsOf(html, state.headings) };
}

/** Line breaks beside a block, which no browser shows. */
const betweenBlocks = />\n+(?=<\/?(?:p|ul|ol|li|h[1-6]|blockquote|pre|hr|section)\b|$)/g;

/** A line that begins with two or three hashes is a heading, also when their space is missing. */
function spaced(source: string): string {
  if (!/^##+[^#\s]/m.test(source)) return source;
  const code = blankCode(source);
  return source.replace(/^##+(?=[^#\s])/gm, (marks, at: number) =>
    code[at] === "#" ? `${marks} ` : marks,
  );
}

type State = {
  tools: MarkdownTools;
  headings: Heading[];
  /** How many signs the last heading has, and before it those of the headings that it stands below. */
  depths: number[];
  /** Each id of a heading, and up to which number others like it are counted. */
  ids: Map<string, number>;
  tables: number;
  isInLink: boolean;
  /** In a list that runs from right to left. */
  isInRight: boolean;
};

/** One parser serves all bodies, since making one costs as much as a page; parsing is synchronous. */
let current: State;

const parser = new Marked({
  gfm: true,
  extensions: [plainLine, plainList],
  tokenizer: {
    // Footnotes are not made, and '[^1]: Note.' is no address either.
    def(source) {
      return /^ {0,3}\[\^/.test(source) ? undefined : false;
    },
    emStrong: boldWords,
    url: bareAddress,
    // What stands behind a comment is as any other text. CommonMark takes all of its line for HTML.
    html(source) {
      const [, comment = "", next] = /^( {0,3}<!--[\s\S]*?-->[ \t]*)([^\n]?)/.exec(source) ?? [];
      return next ? { type: "html", block: true, raw: comment, pre: false, text: "" } : false;
    },
    // What stands behind <code> or <pre> would not be escaped, as if it were within HTML that is kept.
    inlineText(source) {
      this.lexer.state.inRawBlock = false;
      return textUpToMark(source);
    },
  },
  renderer: {
    heading({ tokens, depth, text }) {
      const level = headingLevel(depth, current.depths);
      const inner = this.parser.parseInline(tokens);
      const id = uniqueId(plainText(text));
      const dir = direction(text, current.isInRight);
      const shown = unescapeHtml(inner.replace(/<[^>]*>/g, ""));
      current.headings.push({ id, text: shown, level, dir });
      return `<h${level} id="${id}"${side(text)}>${inner}</h${level}>\n`;
    },
    paragraph({ tokens, text }) {
      return `<p${side(text)}>${this.parser.parseInline(tokens)}</p>\n`;
    },
    // A comment is a note between writers.
    html({ text, block }) {
      const shown = escapeHtml(text.replace(/<!--[\s\S]*?-->/g, ""));
      return block && shown.trim() ? `<p>${shown.trim()}</p>\n` : shown;
    },
    link({ href: written, title, tokens }) {
      const href = unescapeHtml(written);
      const isWithinLink = current.isInLink;
      current.isInLink = true;
      const inner = this.parser.parseInline(tokens);
      current.isInLink = isWithinLink;
      const target = safeTarget(href);
      // [words <https://example.com>](/page) would be a link in a link, which no browser makes.
      if (target === undefined || isWithinLink) return inner;
      const address = current.tools.link(target).replace(notInAddresses, encodeURIComponent);
      return `<a href="${escapeHtml(address)}"${title ? ` title="${escapeHtml(unescapeHtml(title))}"` : ""}>${inner}</a>`;
    },
    image({ href, tokens }) {
      const alt = this.parser.parseInline(tokens, this.parser.textRenderer);
      return current.tools.picture(current.tools.image(imageName(href)), unescapeHtml(alt));
    },
    // Long lines scroll on their own, which the keyboard must be able to do too. Code runs from left to right.
    code({ text, lang = "", escaped }) {
      const fromLeft = current.isInRight ? ' dir="ltr"' : "";
      const language = /^\S+/.exec(lang)?.[0];
      const name = language ? ` class="language-${escapeHtml(language)}"` : "";
      return `<pre tabindex="0"${fromLeft}><code${name}>${escaped ? text : escapeHtml(text)}\n</code></pre>\n`;
    },
    // Where each item has a box of its own, that stands in the bullet's place.
    list(token) {
      const { ordered, items } = token;
      const attribute = side(items[0]?.text ?? "");
      const isWithinRight = current.isInRight;
      if (attribute) current.isInRight = !isWithinRight;
      const list =
        ordered || !items.every(({ task }) => task)
          ? Renderer.prototype.list.call(this, token)
          : `<ul class="tasks" role="list">\n${items.map(item => this.listitem(item)).join("")}</ul>\n`;
      current.isInRight = isWithinRight;
      return list.replace(/^<[^>]*/, `$&${attribute}`);
    },
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
    table(token) {
      const head = row(token.header, this.parser);
      const rows = token.rows.map(cells => row(cells, this.parser)).join("");
      return `<section class="table-scroll" aria-label="${tableLabel()}" tabindex="0"><table><thead>${head}</thead><tbody>${rows}</tbody></table></section>\n`;
    },
  },
});

function row(cells: Tokens.TableCell[], parser: Parser): string {
  return `<tr>${cells.map(cell => cellOf(cell, parser)).join("")}</tr>`;
}

/** An empty corner above a column of names heads nothing: as a heading it would be read out as one without a name. */
function cellOf({ header, text, tokens, align }: Tokens.TableCell, parser: Parser): string {
  const [tag, scope] = header && text ? ["th", ' scope="col"'] : ["td", ""];
  const aligned = align ? ` class="align-${align}"` : "";
  return `<${tag}${scope}${aligned}${side(text)}>${parser.parseInline(tokens)}</${tag}>`;
}

function side(text: string): string {
  const dir = direction(text, current.isInRight);
  return dir ? ` dir="${dir}"` : "";
}

/** Browsers take these in an address as they stand; in valid HTML they are escaped. */
const notInAddresses = /[ "<>[\]^`{|}]/g;

/** White space and control characters inside a scheme are a known disguise. */
function safeTarget(href: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these characters inside a scheme
  const bare = href.replace(/[\u0000-\u0020\u007f-\u009f]+/g, "");
  const scheme = schemeOf(bare);
  return scheme === undefined || openedSchemes.includes(scheme) ? href.trim() : undefined;
}

/** A table scrolls on its own, so it is a region, and regions are told apart by the heading above them. */
function tableLabel(): string {
  const heading = current.headings.at(-1)?.text ?? "";
  current.tables++;
  const nth = current.tables > 1 ? ` ${current.tables}` : "";
  return escapeHtml(heading ? `Table${nth}: ${heading}` : `Table${nth}`);
}

/** Headings that would have the same id are counted: prices, prices-2, prices-3. */
function uniqueId(text: string): string {
  const base = headingId(text);
  let id = base;
  const isTaken = () => current.ids.has(id) || current.tools.ids?.test(id) === true;
  let n = current.ids.get(base) ?? 1;
  while (isTaken()) id = `${base}-${++n}`;
  current.ids.set(id, 1);
  current.ids.set(base, n);
  return id;
}

function plainText(markdown: string): string {
  return unescapeHtml(markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*_`]/g, ""));
}

function sectionsOf(html: string, headings: Heading[]): Section[] {
  const seconds = headings.filter(({ level }) => level === 2);
  const [before = "", ...parts] = html.split('<h2 id="');
  const intro = before.trim();
  const sections = parts.map((part, index) => ({
    heading: seconds[index],
    html: part.slice(part.indexOf("</h2>") + 5).trim(),
  }));
  return intro ? [{ heading: undefined, html: intro }, ...sections] : sections;
}
