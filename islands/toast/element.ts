import type { Toast } from "../../domain/form.ts";
import { make } from "../base/make.ts";

/** The toast's element, without its words, and `say`, which has them read out. */
export function toastElement(
  { title, text, tone }: Toast,
  onClose: () => void,
): { element: HTMLElement; say: () => void } {
  const element = make("div", "toast");
  const words = make("p", "toast-words");
  const close = make("button", "toast-close");
  element.dataset.toast = tone;
  const isAlert = tone === "destructive";
  words.setAttribute("role", isAlert ? "alert" : "status");
  close.setAttribute("aria-label", "Dismiss");
  close.onclick = onClose;
  element.append(close);
  if (!isAlert) element.prepend(words);
  // Not a paragraph each: of two that come at once, a screen reader says the second first.
  const say = () => {
    words.append(make("span", "toast-title", title), "\n", make("span", "toast-text", text));
    // Orca hears of an alert in Firefox when it comes with its words, of a status when they come into it.
    if (isAlert) element.prepend(words);
  };
  return { element, say };
}
