import { nearest } from "../base/nearest.ts";

/** The header's height, and some room. */
const behindHeader = 100;

/**
 * Safari scrolls with the next frame, and only as far as the text cursor: a field above the window would then stand
 * right below the page's header, and its label behind it. What comes into view gliding, as elsewhere, is left alone,
 * and so is what is pressed with a mouse: it must not move under the press.
 */
export function showLabel({ target }: Event): void {
  const field = nearest(target, ".field:not(:active)");
  requestAnimationFrame(() =>
    setTimeout(() => {
      const top = field?.getBoundingClientRect().top ?? 0;
      if (top > 0 && top < behindHeader)
        field?.scrollIntoView({ block: "nearest", behavior: "instant" });
    }),
  );
}
