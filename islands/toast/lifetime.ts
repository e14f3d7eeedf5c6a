const successMs = 6_000;
const errorMs = 12_000;

/** Takes the element away after its time, which stands still while it is pointed at or focused. */
export function lifetime(element: HTMLElement, { isError }: { isError: boolean }): void {
  const holds = new Set<"pointer" | "focus">();
  let timer = 0;
  const hold = (by: "pointer" | "focus") => {
    holds.add(by);
    clearTimeout(timer);
  };
  const release = (by: "pointer" | "focus") => {
    holds.delete(by);
    clearTimeout(timer);
    if (holds.size > 0) return;
    timer = window.setTimeout(() => element.remove(), isError ? errorMs : successMs);
  };
  element.onpointerenter = () => hold("pointer");
  element.onpointerleave = () => release("pointer");
  element.addEventListener("focusin", () => hold("focus"));
  element.addEventListener("focusout", () => release("focus"));
  release("pointer");
}
