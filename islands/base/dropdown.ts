const openMs = 200;
const closeMs = 150;
const skipMs = 300;

/** The mouse opens and closes it with the stated delays; a click or a key does so at once. */
export function dropdown(): void {
  const item = document.querySelector<HTMLElement>("[data-dropdown]");
  const button = item?.querySelector("button");
  if (!item || !button) return;
  let timer: ReturnType<typeof setTimeout>;
  let pointedUntil = 0;
  let isOpen = false;

  const set = (open: boolean) => {
    clearTimeout(timer);
    // What a click or a key has closed is not opened again by the mouse on its way to a click.
    pointedUntil = 0;
    isOpen = open;
    button.setAttribute("aria-expanded", `${open}`);
  };
  const justPointed = () => performance.now() < pointedUntil;
  const later = (open: boolean, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isOpen === open) return;
      set(open);
      pointedUntil = performance.now() + skipMs;
    }, delayMs);
  };

  item.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") later(true, justPointed() ? 0 : openMs);
  });
  item.addEventListener("pointerleave", ({ pointerType }) => {
    // A mouse that only passes takes nothing away from who goes through it by key.
    if (pointerType === "mouse" && !item.querySelector("a:focus-visible")) later(false, closeMs);
  });
  // Who points and presses is often slower than the menu, and wants it open.
  button.addEventListener("click", () => set(!isOpen || justPointed()));
  // Wherever the focus is: what a mouse has opened is in the way as well.
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (isOpen) button.focus();
    // Nor does a mouse that has come already open it a moment later.
    set(false);
  });
  // Back from a page that a link in it has led to, it would lie over this one.
  for (const type of ["pointerdown", "focusin", "pagehide"])
    addEventListener(type, ({ target }) => item.contains(target as Node) || set(false));
}
