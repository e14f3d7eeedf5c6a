import { nearest } from "../base/nearest.ts";

/**
 * Browsers scroll only as far as the text cursor, Safari with the next frame: of a long field all but the first lines
 * would stay below the window, and a field above the window would stand right below the page's header, with its label
 * behind it. What is pressed with a mouse is left alone: it must not move under the press.
 */
export function showWhole({ target }: Event): void {
  const field = nearest(target, ".field:not(:active)");
  requestAnimationFrame(() => setTimeout(() => field?.scrollIntoView({ block: "nearest" })));
}
