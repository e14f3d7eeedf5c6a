const successMs = 6_000;
const errorMs = 12_000;

/** Takes the element away after its time, which stands still while it is pointed at or focused. */
export function lifetime(element: HTMLElement, { isError }: { isError: boolean }): void {
  let timer = 0;
  const start = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => element.remove(), isError ? errorMs : successMs);
  };
  const stop = () => clearTimeout(timer);
  for (const type of ["pointerenter", "focusin"]) element.addEventListener(type, stop);
  for (const type of ["pointerleave", "focusout"]) element.addEventListener(type, start);
  start();
}
