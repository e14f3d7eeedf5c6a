/** How far a toast keeps from the end of the window. */
const edgePx = 16;

/**
 * Scrolls the field, button or link that has the focus out from under the toast, a field with its label where there is
 * room: into the middle, or where that is under it too, as in a window at 400 %, away from its end. What stands fast, such
 * as the head of a dialog, cannot be scrolled: the toast goes to the other end of the window for it.
 */
export function clearFocus(): void {
  const toast = document.querySelector<HTMLElement>("[data-toast]");
  const focused = document.querySelector(":is(a, button, input, summary, textarea):focus");
  if (!toast || !focused || toast.contains(focused)) return;
  const isHigh = 2 * toast.offsetTop + toast.offsetHeight < innerHeight;
  for (const part of [focused.closest(".field") ?? focused, focused]) {
    if (!overlap(part, toast)) return;
    for (const block of ["center", isHigh ? "end" : "start"] as const) {
      part.scrollIntoView({ block, behavior: "instant" });
      if (!overlap(part, toast)) return;
    }
  }
  // There is no room for both, but the end of it that is away from the toast can be seen.
  if (focused.clientHeight + toast.clientHeight + edgePx > innerHeight) return;
  Object.assign(
    toast.style,
    isHigh ? { top: "auto", bottom: "1rem" } : { top: "1rem", bottom: "auto" },
  );
}

function overlap(focused: Element, toast: Element): boolean {
  const [one, other] = [focused.getBoundingClientRect(), toast.getBoundingClientRect()];
  return (
    one.top < other.bottom &&
    one.bottom > other.top &&
    one.left < other.right &&
    one.right > other.left
  );
}
