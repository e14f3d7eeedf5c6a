import type { Tagged } from "../consent/tag.ts";
import { overlayStyles } from "./overlay.ts";

/** What single pages tell the owner, and what the page before has to say. */
export function signals(): void {
  const { conversion, toastSrc } = document.body.dataset;
  // A browser may prepare a page that nobody ever looks at: it paints none of it.
  requestAnimationFrame(() => {
    if (conversion) convert(JSON.parse(conversion));
    // A moment after its page a toast is noticed, and does not hold the page up.
    if (toastSrc) setTimeout(showCarried, 200, toastSrc);
  });
}

function convert({ event, ...values }: { event: string }): void {
  // A tag, when one is configured, puts these two on the window.
  const tagged: Tagged = window;
  tagged.dataLayer ??= [];
  tagged.dataLayer.push({ event, ...values });
  tagged.gtag?.("event", event, values);
}

async function showCarried(src: string): Promise<void> {
  await overlayStyles();
  const toast: typeof import("../toast.ts") = await import(src);
  toast.showCarriedToast();
}
