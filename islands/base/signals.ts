import type { Tagged } from "../consent/tag.ts";
import { overlayStyles } from "./overlay.ts";

/** What single pages tell the owner, and how long the confetti stays. */
export function signals(): void {
  const { notFound, conversion, toastSrc } = document.body.dataset;
  if (notFound !== undefined) reportNotFound(notFound);
  // A browser may prepare a page that nobody ever looks at: it paints none of it.
  requestAnimationFrame(() => {
    if (conversion) convert(JSON.parse(conversion));
    // A moment after its page a toast is noticed, and does not hold the page up.
    if (toastSrc) setTimeout(showCarried, 200, toastSrc);
  });
  setTimeout(() => document.querySelector("[data-confetti]")?.remove(), 5_000);
}

function reportNotFound(address: string): void {
  const path = location.pathname;
  console.error(`Page not found: ${path}`);
  if (address)
    navigator.sendBeacon(
      address,
      new Blob([JSON.stringify({ path })], { type: "application/json" }),
    );
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
