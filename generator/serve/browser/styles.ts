/**
 * The policy of a page knows its inline styles by their hash, so they cannot be edited; a stylesheet made by script
 * takes their place.
 */
const sheet = new CSSStyleSheet();

export function swapStyles(css: string): void {
  sheet.replaceSync(css);
  const inline = document.querySelector<HTMLStyleElement>("style[data-dev-styles]");
  if (inline?.sheet) inline.sheet.disabled = true;
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
}

/** The new one is loaded before the old one goes, so the page is never without. */
export function moveStylesheets(moved: Record<string, string>): void {
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
