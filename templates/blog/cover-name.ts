/** Apart from the drawings, whose styles a page that only shows the picture has no use for. */
export function coverName(slug: string): string {
  return `cover-${slug}`;
}
