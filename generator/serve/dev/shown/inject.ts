import { escapeHtml } from "../../../words/escape-html.ts";
import { badgeElement } from "./badge.ts";
import type { ShownPage } from "./snapshot.ts";

/**
 * Adds to a page what it has only here: the script that keeps it current, and a badge when it is not public yet. The
 * page's own policy lets both in, as they come from the site's own address.
 */
export function inject(shown: ShownPage, styles: string): string {
  const marked = styles === "" ? shown.html : markStyles(shown.html, styles);
  const how = styles === "" ? "none" : marked === shown.html ? "elsewhere" : "inline";
  const extra = [
    ...(shown.badge
      ? [`<link rel="stylesheet" href="/_dev/badge.css">`, badgeElement(shown.badge)]
      : []),
    clientScript({ version: shown.version, template: shown.page.template, styles: how }),
  ].join("");
  const end = marked.lastIndexOf("</body>");
  return end === -1 ? marked + extra : marked.slice(0, end) + extra + marked.slice(end);
}

/**
 * Tells where in its element the template's styles stand, as a page may bring rules of its own around them. An attribute
 * changes nothing about the hash by which the policy knows the element.
 */
function markStyles(html: string, styles: string): string {
  const at = html.indexOf(styles);
  const tag = html.lastIndexOf("<style", at);
  const text = html.indexOf(">", tag) + 1;
  if (at === -1 || tag === -1 || html.slice(text, at).includes("</style")) return html;
  const place = ` data-dev-styles="${at - text} ${at - text + styles.length}"`;
  return html.slice(0, text - 1) + place + html.slice(text - 1);
}

export function clientScript(data: Record<string, string>): string {
  const attributes = Object.entries(data).map(
    ([name, value]) => `data-${name}="${escapeHtml(value)}"`,
  );
  return `<script type="module" src="/_dev/client.js" ${attributes.join(" ")}></script>`;
}
