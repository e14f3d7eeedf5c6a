import { nearest } from "./nearest.ts";

/** The side menu of small screens. Choosing any link in it closes it; it is opened and closed by wake.ts too. */
export function drawer(): void {
  const menu = document.querySelector<HTMLDialogElement>("#drawer");
  const close = () => {
    menu?.close();
    // It was opened before this script was there.
    menu?.hidePopover?.();
  };
  menu?.addEventListener("click", ({ target }) => {
    if (target === menu || nearest(target, "a")) close();
  });
  // A window that has grown shows the menu in its header.
  matchMedia("(min-width: 48rem)").onchange = close;
  // Back and Forward would show it as it was left.
  addEventListener("pagehide", close);
}
