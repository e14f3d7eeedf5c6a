/** Pulsing while it loads, then the picture; when it fails the fallback, when that fails too a sentence. */
export function pictures(): void {
  const settle = ({ target }: Pick<Event, "target">) => {
    // A failure may be seen before it is told: by then the fallback is on its way.
    if (!(target instanceof HTMLImageElement && target.complete && target.src)) return;
    const frame = target.closest<HTMLElement>("[data-picture]");
    if (!frame) return;
    if (target.naturalWidth) frame.dataset.picture = "loaded";
    else if (frame.dataset.picture === "failed") target.outerHTML = "<p>Image failed to load</p>";
    else replace(frame, target);
  };
  for (const type of ["load", "error"]) document.addEventListener(type, settle, true);
  for (const target of document.images) settle({ target });
}

function replace(frame: HTMLElement, image: HTMLImageElement): void {
  frame.dataset.picture = "failed";
  for (const source of frame.querySelectorAll("source")) source.remove();
  image.removeAttribute("srcset");
  image.src = frame.dataset.fallback ?? "";
}
