import type { Toast } from "../../domain/form.ts";
import { make } from "../base/make.ts";

/** The toast's element, empty but for its button, and `say`, which fills in the words. */
export function toastElement(
  { title, text, tone }: Toast,
  onClose: () => void,
): { element: HTMLElement; say: () => void } {
  const element = make("div", "toast");
  const words = make("p", "toast-words");
  const close = make("button", "toast-close");
  element.dataset.toast = tone;
  words.setAttribute("role", tone === "destructive" ? "alert" : "status");
  close.setAttribute("aria-label", "Dismiss");
  close.onclick = onClose;
  element.append(words, close);
  // Not a paragraph each: of two that come at once, a screen reader says the second first.
  const say = () =>
    words.append(make("span", "toast-title", title), "\n", make("span", "toast-text", text));
  return { element, say };
}
