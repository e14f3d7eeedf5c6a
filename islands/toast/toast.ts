import type { Toast } from "../../domain/form.ts";
import { clearFocus } from "./clear-focus.ts";
import { toastElement } from "./element.ts";
import { lifetime } from "./lifetime.ts";
import { store, takeStored } from "./tab-storage.ts";

const key = "toast";

/** One toast at a time, in the open modal dialog when there is one: everything outside it is inert. */
export function showToast(toast: Toast): void {
  dropToast();
  const host = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  let before: EventTarget | null = null;
  const { element, say } = toastElement(toast, () => {
    const hadFocus = element.contains(document.activeElement);
    element.remove();
    if (hadFocus && before instanceof HTMLElement) before.focus();
  });
  // Not where the focus was when it came: who has mended a field or two since goes on where they are.
  element.addEventListener("focusin", ({ relatedTarget }) => {
    before = relatedTarget ?? before;
  });
  host.append(element);
  // One listener for all toasts: a page that is open for hours may show many.
  host.addEventListener("close", dropToast, { once: true });
  // Back from the next page, a browser may show this very page again, as it was left.
  addEventListener("pagehide", dropToast);
  // A live region is read out when words come into it, not when it comes with them.
  setTimeout(() => {
    say();
    makeWay();
  });
  document.addEventListener("focusin", makeWay);
  // On a slow connection it is placed later, by styles that the head asks for.
  document.head.addEventListener("load", makeWay, true);
  lifetime(element, { isError: toast.tone === "destructive" });
}

/**
 * What was said of the last try is over with the next one. Should that fail too, the toast looks where the field to mend
 * has come to stand: the page does not glide there, only after the next press again.
 */
export function dropToast(): void {
  delete document.body.dataset.here;
  for (const toast of document.querySelectorAll("[data-toast]")) toast.remove();
}

/** Now, and when the browser has scrolled to what has the focus: Safari does so with the next frame. */
const makeWay = () => {
  clearFocus();
  requestAnimationFrame(() => setTimeout(clearFocus));
};

/** Keeps the toast for the next page of this tab. While a slow connection still shows this one, it is said here. */
export function carryToast(toast: Toast): void {
  store(key, JSON.stringify(toast));
  const late = setTimeout(showToast, 1_000, toast);
  // The page may be shown again as it was left.
  addEventListener("pagehide", () => clearTimeout(late));
}

/** Of a page that was left before it could show the toast: it is not the next page's to show. */
export function dropCarriedToast(): void {
  takeStored(key);
}

/** Shows the toast that the page before carried over, once. */
export function showCarriedToast(): void {
  const text = takeStored(key);
  if (text) showToast(JSON.parse(text));
}
