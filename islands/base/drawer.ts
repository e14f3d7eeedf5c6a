import { nearest } from "./nearest.ts";
import { overlayStyles } from "./overlay.ts";

/** The side menu of small screens. Choosing any link in it closes it; its button as in wake.ts, Esc by itself. */
export function drawer(): void {
  const menu = document.querySelector<HTMLDialogElement>("[data-drawer]");
  document.querySelector("[data-burger]")?.addEventListener("click", async () => {
    await overlayStyles();
    menu?.showModal();
  });
  menu?.addEventListener("click", ({ target }) => {
    if (target === menu || nearest(target, "a")) menu.close();
  });
  // A window that has grown shows the menu in its header.
  matchMedia("(min-width: 48rem)").onchange = () => menu?.close();
}
