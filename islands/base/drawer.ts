import { overlayStyles } from "./overlay.ts";

/** The side menu of small screens. Choosing any link in it closes it; Esc and focus are the dialog's own. */
export function drawer(): void {
  const menu = document.querySelector<HTMLDialogElement>("[data-drawer]");
  document.querySelector("[data-burger]")?.addEventListener("click", async () => {
    await overlayStyles();
    menu?.showModal();
  });
  menu?.addEventListener("click", ({ target }) => {
    if (target === menu || (target instanceof Element && target.closest("a, [data-close]")))
      menu.close();
  });
}
