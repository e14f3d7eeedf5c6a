import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";

// generator/bundle/bundles.ts promises the site to Chrome 109, Safari 16.0 and Firefox 115. What they do not know
// esbuild rewrites only in part, and this browser knows all of it, so the shipped files themselves are asked.

/**
 * Ornaments may be younger, such as text-wrap, and what has a rule of its own that others can leave out, as they do with
 * all that stands in an @supports.
 */
const inStyles: Record<string, RegExp> = {
  "color-mix(), lab() and colours from colours": /color-mix\(|\b(ok)?(lab|lch)\(|\(from /,
  "light-dark()": /light-dark\(/,
  "@scope, @starting-style and @property": /@(scope|starting-style|property)\b/,
  ":user-invalid, :user-valid, :open and :popover-open": /:(user-(in)?valid|open|popover-open)\b/,
  "rem(), round() and more arithmetic": /[ :(,](round|mod|rem|abs|sign|sin|cos|tan|pow|sqrt|if)\(/,
  "lh, rlh and cap": /[\d.](r?lh|r?cap)\b/,
  "field-sizing, anchors and sizes that move": /field-sizing|anchor-|interpolate-size|calc-size/,
};

/** What is asked for with ?.( may be missing. */
const inScripts: Record<string, RegExp> = {
  "methods of arrays and objects":
    /\.(toSorted|toReversed|toSpliced|with)\(|Array\.fromAsync|(Object|Map)\.groupBy/,
  "methods of sets":
    /\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  "methods of iterators":
    /\bIterator\.|\.(values|keys|entries)\(\)\.(map|filter|take|drop|toArray)\(/,
  "methods of texts, and patterns that look back":
    /\.(isWellFormed|toWellFormed)\(|RegExp\.escape|\(\?<[=!]/,
  "ways to wait": /Promise\.(withResolvers|try)|AbortSignal\.any|requestIdleCallback|scheduler\./,
  "methods of addresses": /URL\.(canParse|parse)\(/,
  "methods of elements":
    /\.(showPopover|hidePopover|togglePopover|requestClose|checkVisibility|setHTMLUnsafe|getHTML)\(/,
  "methods of documents": /startViewTransition\(|adoptedStyleSheets/,
  "events of scrolling and toggling": /scrollend|beforetoggle/,
  "ARIA as properties": /\.(role|aria[A-Z]\w*)\b/,
};

const askedFor = /@supports[^{]*\{([^{}]|\{[^{}]*\})*\}/g;

type File = { name: string; text: string };
let styles: File[];
let scripts: File[];

beforeAll(() => {
  const dist = inject("builtSite");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter(name => /\.(html|css|js)$/.test(name))
    .map(name => ({ name, text: readFileSync(join(dist, name), "utf8") }));
  scripts = files.filter(({ name }) => name.endsWith(".js"));
  styles = files
    .filter(({ name }) => !name.endsWith(".js"))
    .map(({ name, text }) => ({ name, text: name.endsWith(".css") ? text : ownStyle(text) }));
});

/** What a page brings itself. */
function ownStyle(html: string): string {
  return Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, style]) => style).join("");
}

test.each(Object.entries(inStyles))("no style that is shipped needs %s", (_, pattern) => {
  const taken = styles.map(({ name, text }) => ({ name, text: text.replace(askedFor, "") }));
  expect(found(taken, pattern)).toEqual([]);
});

test.each(Object.entries(inScripts))("no script that is shipped needs %s", (_, pattern) => {
  expect(found(scripts, pattern)).toEqual([]);
});

function found(files: File[], pattern: RegExp): string[] {
  expect(files.length).toBeGreaterThan(5);
  return files.flatMap(({ name, text }) => {
    const [word] = pattern.exec(text) ?? [];
    return word ? [`${name}: ${word}`] : [];
  });
}

test("a selector that some do not know takes no other of its rule along", () => {
  const young = /:has\(|:nth-[\w-]+\([^)]* of|::details-content/;
  const torn = styles.flatMap(({ text }) =>
    Array.from(text.matchAll(/[^{}]+(?=\{)/g), ([list]) => partsOf(list)).filter(
      parts => parts.some(part => young.test(part)) && !parts.every(part => young.test(part)),
    ),
  );
  expect(torn).toEqual([]);
});

/** ':is(a,b) c,d' → ':is() c' and 'd': what stands in :is() and :where() may be unknown. */
function partsOf(list: string): string[] {
  const forgiving = /:(is|where)\(([^()]|\([^()]*\))*\)/g;
  return list.replace(forgiving, ":$1()").split(/,(?![^(]*\))/);
}

test("what darkens the page behind a dialog is told its colours, since to some it passes on none", () => {
  const [page = ""] = styles.flatMap(({ name, text }) => (name === "index.html" ? [text] : []));
  const told = /::backdrop\{([^}]*)\}/.exec(page)?.[1] ?? "";
  const all = styles.flatMap(({ name, text }) => (name.endsWith(".css") ? [text] : [])).join("");
  const backdrops = Array.from(all.matchAll(/::backdrop\{([^}]*)\}/g), ([, style]) => style);
  expect(backdrops).not.toEqual([]);
  const taken = Array.from(backdrops.join().matchAll(/var\((--[\w-]+)/g), ([, name]) => name);
  expect(taken.filter(name => !told.includes(`${name}:`))).toEqual([]);
});
