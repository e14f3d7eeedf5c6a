import { conversion } from "../domain/calls.ts";
import { styled } from "./base/styled.ts";
import type { Tagged } from "./consent/tag.ts";
import { showCarriedToast } from "./toast/toast.ts";

/** Only in the thank-you page: counts the visit for the owner, and says what the page before has to say. */
export function mount(): void {
  // A browser may prepare a page that nobody ever looks at: it paints none of it.
  requestAnimationFrame(() => {
    convert(conversion);
    // A moment after its page a toast is noticed, and does not hold the page up.
    setTimeout(showToast, 200);
  });
}

function convert({ event, ...values }: typeof conversion): void {
  // A tag, when one is configured, puts these two on the window.
  const tagged: Tagged = window;
  tagged.dataLayer ??= [];
  tagged.dataLayer.push({ event, ...values });
  tagged.gtag?.("event", event, values);
}

async function showToast(): Promise<void> {
  await styled(document.body.dataset.overlay);
  showCarriedToast();
}
