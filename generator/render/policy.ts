import { createHash } from "node:crypto";

const stylesMark = "'inline-styles'";
const scriptsMark = "'inline-scripts'";

/** Only the site itself and what a page says inline, which takes the place of the marks when the page is sealed. */
export function policy(more: Record<string, string[]> = {}): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "style-src": ["'self'", stylesMark],
    "script-src": ["'self'", scriptsMark],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
  };
  for (const [name, sources] of Object.entries(more))
    directives[name] = [...(directives[name] ?? []), ...sources];
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** What a page's policy has to allow: the texts of its inline styles and of its inline scripts that run. */
type Inline = { styles: string[]; scripts: string[] };

/** Puts the hashes of the page's own inline styles and scripts where its policy has left room for them. */
export function seal(html: string, { styles, scripts }: Inline): string {
  return html.replace(stylesMark, () => hashes(styles)).replace(scriptsMark, () => hashes(scripts));
}

function hashes(texts: string[]): string {
  return [...new Set(texts.map(sha))].join(" ");
}

const known = new Map<string, string>();
function sha(text: string): string {
  const found = known.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  if (known.size < 500) known.set(text, found);
  return found;
}
