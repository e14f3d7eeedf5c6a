/** In which part of the plane the mark is drawn: left, top, width and height. */
export const markBox = "2 0 28 32";

/**
 * The mark of the business: the posts above the try line, seen from the field. The line begins where the texts below it do.
 * `{front}` and `{accent}` are the inks of what it stands on.
 */
const mark = `<g stroke-width="{weight}"><path d="M9 2v22M23 2v22M9 14h14" stroke="{front}"/><path d="M2 27.5h28" stroke="{accent}"/></g>`;

/** It tells the name itself, and would leave it no room on a phone. */
export const isWordMark = isWide(markBox);

export function isWide(box: string): boolean {
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  return width > 3 * height;
}

type Inks = { front: string; accent: string; weight?: number };

/** As it stands beside the name at the head and foot of pages, on icons and in the pictures of articles and shared links. */
export function markPaths({ front, accent, weight = 3 }: Inks): string {
  return mark
    .replaceAll("{front}", front)
    .replaceAll("{accent}", accent)
    .replaceAll("{weight}", `${weight}`);
}

/** As a part of another drawing, as large as fits into that place. */
export function markSvg(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  inks: Inks,
): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${markBox}">${markPaths(inks)}</svg>`;
}
