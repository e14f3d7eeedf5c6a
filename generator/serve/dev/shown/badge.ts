import { today } from "../../../load/dates.ts";
import type { Planned } from "../../../plan-site.ts";
import type { Page } from "../../../site.ts";
import { escapeHtml } from "../../../words/escape-html.ts";

/** What an editor must know of a page that the public does not see yet. */
export function badgeOf({ body }: Page, { loaded }: Planned): string {
  if (body === undefined) return "";
  const entries = Object.values(loaded.content.entries).flat();
  const entry = entries.find(({ id }) => id === body);
  if (entry?.draft) return "Draft";
  const date = entry?.date;
  return date !== undefined && date > today() ? `Scheduled for ${longDate(date)}` : "";
}

/** '2026-09-30' → '30 September 2026', wherever that is read. */
function longDate(date: string): string {
  return new Date(date).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}

export function badgeElement(text: string): string {
  return `<dev-badge role="note">${escapeHtml(text)}</dev-badge>`;
}

/** The warnings, at the other side, stand higher than the badge: open, or on a narrow page, they would cover it. */
export const badgeStyles = `dev-badge{position:fixed;z-index:2147483000;bottom:12px;left:12px;padding:6px 12px;border-radius:6px;background:#7a2e00;color:#fff;font:600 14px/1.3 system-ui,sans-serif;box-shadow:0 2px 8px rgb(0 0 0/.35)}
dev-warnings{bottom:52px}
@media print{dev-badge{display:none}}
`;
