/** Scrolls the field or button that has the focus out from under a toast that has just appeared. */
export function clearFocus(toast: HTMLElement): void {
  const focused = document.querySelector("form :focus");
  if (focused && overlap(focused.getBoundingClientRect(), toast.getBoundingClientRect()))
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
