import { nearest } from "./nearest.ts";

/** Pulsing while it loads, then the picture; when it fails the fallback, when that fails too a sentence. */
export function pictures(): void {
  const settle = (event: Pick<Event, "target">) => {
    // Nothing else in a frame is loaded.
    const { target } = event as { target: HTMLImageElement };
    const frame = nearest(target, "[data-picture]");
    // A failure may be seen before it is told: by then the fallback is on its way.
    if (!frame || !target.complete || !target.src) return;
    if (target.naturalWidth) frame.dataset.picture = "loaded";
    else if (frame.dataset.picture === "failed") target.outerHTML = "<p>Image failed to load</p>";
    else replace(frame, target);
  };
  for (const type of ["error", "load"]) document.addEventListener(type, settle, true);
  for (const target of document.images) settle({ target });
}

function replace(frame: HTMLElement, image: HTMLImageElement): void {
  frame.dataset.picture = "failed";
  for (const source of frame.querySelectorAll("source")) source.remove();
  image.src = frame.dataset.fallback ?? "";
}
