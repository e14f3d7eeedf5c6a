import { escapeHtml } from "../../escape-html.ts";
import { today } from "../../load/dates.ts";
import type { Planned } from "../../plan-site.ts";
import type { Page } from "../../site.ts";
import type { ShownPage } from "./snapshot.ts";

type Injection = { shown: ShownPage; styles: string; badge: string | undefined };

/**
 * Adds to a page what it has only here: the script that keeps it current, and a badge when it is not public yet. The
 * page's own policy lets both in, as they come from the site's own address.
 */
export function inject({ shown, styles, badge }: Injection): string {
  const marked = styles === "" ? shown.html : markStyles(shown.html, styles);
  const how = styles === "" ? "none" : marked === shown.html ? "elsewhere" : "inline";
  const extra = [
    ...(badge ? [`<link rel="stylesheet" href="/_dev/badge.css">`, badgeElement(badge)] : []),
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

function badgeElement(text: string): string {
  return `<dev-badge role="note">${escapeHtml(text)}</dev-badge>`;
}

/** What an editor must know of a page that the public does not see yet. */
export function badgeOf({ body }: Page, { loaded }: Planned): string | undefined {
  if (body === undefined) return undefined;
  const entries = Object.values(loaded.content.entries).flat();
  const entry = entries.find(({ id }) => id === body);
  if (entry?.draft) return "Draft";
  const date = entry?.date;
  return date !== undefined && date > today() ? `Scheduled for ${longDate(date)}` : undefined;
}

/** '2026-09-30' → '30 September 2026', without any time zone. */
function longDate(date: string): string {
  const [year = "", month = "", day = ""] = date.slice(0, 10).split("-");
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The warnings, at the other side, stand higher than the badge: open, or on a narrow page, they would cover it. */
export const badgeStyles = `dev-badge{position:fixed;z-index:2147483000;bottom:12px;left:12px;padding:6px 12px;border-radius:6px;background:#7a2e00;color:#fff;font:600 14px/1.3 system-ui,sans-serif;box-shadow:0 2px 8px rgb(0 0 0/.35)}
dev-warnings{bottom:52px}
@media print{dev-badge{display:none}}
`;
