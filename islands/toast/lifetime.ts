const successMs = 6_000;
const errorMs = 12_000;

/** Takes the element away after its time, which stands still while it is pointed at or focused. */
export function lifetime(element: HTMLElement, { isError }: { isError: boolean }): void {
  let timer = 0;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    timer = window.setTimeout(() => element.remove(), isError ? errorMs : successMs);
  };
  element.onpointerenter = stop;
  element.onpointerleave = start;
  element.addEventListener("focusin", stop);
  element.addEventListener("focusout", start);
  start();
}
