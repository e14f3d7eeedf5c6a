/** Lines of text, each as wide as given, one below the other. */
export function lines(x: number, y: number, widths: number[], step = 14): string {
  return widths.map((width, index) => `M${x} ${y + index * step}h${width}`).join("");
}

type Grid = {
  x: number;
  y: number;
  width: number;
  height: number;
  across: number;
  down: number;
  gap: number;
};

/** Boxes of one size in a grid. */
export function boxes({ x, y, width, height, across, down, gap }: Grid): string {
  return Array.from({ length: across * down }, (_, index) => {
    const left = x + (index % across) * (width + gap);
    const top = y + Math.floor(index / across) * (height + gap);
    return `M${left} ${top}h${width}v${height}h-${width}z`;
  }).join("");
}
