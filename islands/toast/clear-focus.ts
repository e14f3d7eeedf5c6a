/** Scrolls what has the focus, such as the field to be put right, out from under a toast that has just appeared. */
export function clearFocus(toast: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches("input, textarea, button, a")) return;
  if (!overlap(focused.getBoundingClientRect(), toast.getBoundingClientRect())) return;
  focused.scrollIntoView({ block: "center" });
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.top < other.bottom &&
    one.bottom > other.top &&
    one.left < other.right &&
    one.right > other.left
  );
}
