/** Pulsing while it loads, then the picture; when it fails the fallback, when that fails too a sentence. */
export function pictures(): void {
  const settle = ({ target, type }: Pick<Event, "target" | "type">) => {
    if (!(target instanceof HTMLImageElement)) return;
    const frame = target.closest<HTMLElement>("[data-picture]");
    if (!frame) return;
    if (type === "load") frame.dataset.picture = "loaded";
    else if (frame.dataset.picture === "failed") target.outerHTML = "<p>Image failed to load</p>";
    else replace(frame, target);
  };
  for (const type of ["load", "error"]) document.addEventListener(type, settle, true);
  for (const target of document.images)
    if (target.complete && target.src)
      settle({ target, type: target.naturalWidth ? "load" : "error" });
}

function replace(frame: HTMLElement, image: HTMLImageElement): void {
  frame.dataset.picture = "failed";
  for (const source of frame.querySelectorAll("source")) source.remove();
  image.removeAttribute("srcset");
  image.src = frame.dataset.fallback ?? "";
}
