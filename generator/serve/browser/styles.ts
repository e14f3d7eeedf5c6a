/**
 * Puts the styles of a template in the place of those of the page. Only what differs is touched, so fonts stay loaded.
 * The page's policy knows its inline styles by their hash and refuses others, but not what a script does to their rules.
 */
export function swapStyles(css: string): void {
  const inline = document.querySelector<HTMLStyleElement>("style[data-dev-styles]");
  const sheet = inline?.sheet ?? sheetOfItsOwn();
  const wanted = new CSSStyleSheet();
  wanted.replaceSync(inline ? withRulesOfPage(inline, css) : css);
  const [olds, news] = [known.get(sheet) ?? rulesOf(sheet), rulesOf(wanted)];
  let start = 0;
  while (start < olds.length && olds[start] === news[start]) start++;
  let end = 0;
  const shorter = Math.min(olds.length, news.length) - start;
  while (end < shorter && olds.at(-1 - end) === news.at(-1 - end)) end++;
  for (let index = olds.length - end - 1; index >= start; index--) sheet.deleteRule(index);
  for (const [index, rule] of news.slice(start, news.length - end).entries())
    sheet.insertRule(rule, start + index);
  known.set(sheet, news);
}

/** Nothing else changes the rules of these sheets, and writing hundreds of them as text takes time. */
const known = new WeakMap<CSSStyleSheet, string[]>();

/** The text of the element stays the one that was served, whatever has become of its rules. */
function withRulesOfPage({ dataset, textContent }: HTMLStyleElement, css: string): string {
  const [start, end] = (dataset.devStyles ?? "").split(" ").map(Number);
  return textContent.slice(0, start) + css + textContent.slice(end);
}

/** For a page that came without styles. */
function sheetOfItsOwn(): CSSStyleSheet {
  if (!document.adoptedStyleSheets.includes(own)) document.adoptedStyleSheets.push(own);
  return own;
}

const own = new CSSStyleSheet();

function rulesOf(sheet: CSSStyleSheet): string[] {
  return [...sheet.cssRules].map(rule => rule.cssText);
}

/** The new one is loaded before the old one goes, so the page is never without. */
export function moveStylesheets(moved: Record<string, string>): void {
  for (const [before, now] of Object.entries(moved)) renameYetToLoad(before, now);
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    const address = moved[new URL(link.href).pathname];
    if (address === undefined) continue;
    const next = link.cloneNode();
    if (!(next instanceof HTMLLinkElement)) continue;
    next.href = address;
    next.onload = () => link.remove();
    link.after(next);
  }
}

/** Scripts read in such attributes what they load later. */
function renameYetToLoad(before: string, now: string): void {
  const where = `//@*[starts-with(name(), "data-")][. = "${before}"]`;
  const found = document.evaluate(where, document, null, XPathResult.UNORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index++) {
    const attribute = found.snapshotItem(index);
    if (attribute instanceof Attr) attribute.value = now;
  }
}
