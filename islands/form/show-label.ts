import { nearest } from "../base/nearest.ts";

/**
 * Safari scrolls with the next frame, and only as far as the text cursor: a field above the window would then stand
 * right below the page's header, and its label behind it. What comes into view gliding, as elsewhere, is left alone.
 */
export function showLabel({ target }: Event): void {
  const field = nearest(target, ".field");
  requestAnimationFrame(() =>
    setTimeout(() => {
      const top = field?.getBoundingClientRect().top ?? 0;
      if (top > 0 && top < 100) field?.scrollIntoView({ block: "nearest", behavior: "instant" });
    }),
  );
}
