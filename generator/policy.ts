import { createHash } from "node:crypto";

const stylesMark = "'inline-styles'";
const scriptsMark = "'inline-scripts'";

/**
 * Only the site itself and what a page says inline. React escapes the quotes of an attribute, so the marks are
 * looked for in their escaped form when the finished page is sealed.
 */
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

/** Puts the hashes of the page's own inline styles and scripts where its policy has left room for them. */
export function seal(html: string): string {
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  // Data blocks such as JSON-LD do not run; speculation rules do count as scripts.
  const scripts = hashes(
    html,
    /<script(?![^>]*(?:\bsrc=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g,
  );
  return html.replace(escaped(stylesMark), styles).replace(escaped(scriptsMark), scripts);
}

function hashes(html: string, pattern: RegExp): string {
  return [...new Set([...html.matchAll(pattern)].map(([, text = ""]) => sha(text)))].join(" ");
}

const known = new Map<string, string>();
function sha(text: string): string {
  const found = known.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  if (known.size < 500) known.set(text, found);
  return found;
}

function escaped(mark: string): string {
  return mark.replaceAll("'", "&#x27;");
}
