const openMs = 200;
const closeMs = 150;
const skipMs = 300;

/** The mouse opens and closes it with the stated delays; a click or a key does so at once. */
export function dropdown(): void {
  const item = document.querySelector<HTMLElement>("[data-dropdown]");
  const button = item?.querySelector("button");
  if (!item || !button) return;
  let timer: ReturnType<typeof setTimeout>;
  let pointedAt = 0;
  let isOpen = false;

  const set = (open: boolean) => {
    clearTimeout(timer);
    // What a click or a key has closed is not opened again by the mouse on its way to a click.
    pointedAt = 0;
    isOpen = open;
    button.setAttribute("aria-expanded", String(open));
  };
  const justPointed = () => performance.now() - pointedAt < skipMs;
  const later = (open: boolean, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isOpen === open) return;
      set(open);
      pointedAt = performance.now();
    }, delayMs);
  };

  item.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") later(true, justPointed() ? 0 : openMs);
  });
  item.addEventListener("pointerleave", ({ pointerType }) => {
    // A mouse that only passes takes nothing away from who goes through it by key.
    if (pointerType === "mouse" && !item.querySelector("a:focus-visible")) later(false, closeMs);
  });
  // Who points and presses is often slower than the menu, and wants it open. A link in it is a choice, which closes it as
  // well: back from there, it would lie over the page.
  item.addEventListener("click", () => set(!isOpen || justPointed()));
  // Wherever the focus is: what a mouse has opened is in the way as well.
  addEventListener("keydown", ({ key }) => {
    if (isOpen && key === "Escape") {
      set(false);
      button.focus();
    }
  });
  for (const type of ["pointerdown", "focusin"])
    addEventListener(type, ({ target }) => item.contains(target as Node) || set(false));
}
