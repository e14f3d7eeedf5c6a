/**
 * Only in the page for addresses that are none: tells the form service which it was. An address that was typed with
 * capitals, as '/SEO-Services', goes on to the page that is meant: static hosts know them in small letters alone.
 */
export function mount({ dataset }: HTMLElement): void {
  const path = location.pathname;
  const told = new Blob([JSON.stringify({ path })], { type: "application/json" });
  if (dataset.told) navigator.sendBeacon?.(dataset.told, told);
  const small = path.toLowerCase();
  if (small !== path) follow(small).catch(() => {});
}

async function follow(path: string): Promise<void> {
  // '//Elsewhere.test' alone would be another site's.
  const page = location.origin + path;
  const { ok } = await fetch(page, { method: "HEAD" });
  if (ok) location.replace(page + location.search + location.hash);
}
