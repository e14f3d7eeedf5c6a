import { nearest } from "./nearest.ts";

/** The side menu of small screens. Choosing any link in it closes it; it is opened and closed by wake.ts too. */
export function drawer(): void {
  const menu = document.querySelector<HTMLDialogElement>("#drawer");
  menu?.addEventListener("click", ({ target }) => {
    if (target !== menu && !nearest(target, "a")) return;
    menu.close();
    // It was opened before this script was there.
    menu.hidePopover?.();
  });
  // A window that has grown shows the menu in its header.
  matchMedia("(min-width: 48rem)").onchange = () => menu?.close();
}
