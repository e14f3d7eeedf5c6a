/**
 * Scrolls the field, button or link that has the focus out from under the toast. What stands fast, such as the head of a
 * dialog, cannot be scrolled: the toast goes to the other end of the window for it.
 */
export function clearFocus(): void {
  const toast = document.querySelector<HTMLElement>("[data-toast]");
  const focused = document.querySelector(":is(a, button, input, summary, textarea):focus");
  if (!toast || !focused || toast.contains(focused) || !overlap(focused, toast)) return;
  focused.scrollIntoView({ block: "center", behavior: "instant" });
  if (!overlap(focused, toast)) return;
  const isHigh = toast.offsetTop < innerHeight / 2;
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
