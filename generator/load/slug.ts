/** 'My First Post' → 'my-first-post'; a name without any Latin letter or digit gives nothing. */
export function slugOf(name: string): string {
  const latin = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return latin
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
