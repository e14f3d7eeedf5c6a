import { type Answer, answerKept, keepAnswer } from "./consent/answer.ts";
import { startTag, stopTag } from "./consent/tag.ts";
import "./consent/consent.css";

/**
 * Only in pages of a site with an analytics tag. Nothing is loaded from elsewhere before the visitor accepts; the
 * answer stays on the device, and a button in the footer asks again.
 */
export function mount(panel: HTMLElement): void {
  const { tag = "" } = panel.dataset;
  const before = answerKept();
  if (before === "accepted") startTag(tag);
  const again = document.querySelector<HTMLElement>("[data-consent-again]");
  if (again) {
    again.hidden = false;
    again.onclick = () => {
      show(panel, answerKept());
      panel.querySelector("button")?.focus();
    };
  }
  for (const button of panel.querySelectorAll<HTMLElement>("[data-answer]"))
    button.onclick = () => {
      const answer: Answer = button.dataset.answer === "accepted" ? "accepted" : "rejected";
      keepAnswer(answer);
      if (answer === "accepted") startTag(tag);
      else stopTag(tag);
      const asked = panel.dataset.before;
      hide(panel);
      // Focus would be lost with the button that had it.
      (asked ? again : document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
    };
  if (!before) show(panel, undefined);
}

function show(panel: HTMLElement, before: Answer | undefined): void {
  if (before) panel.dataset.before = before;
  else delete panel.dataset.before;
  for (const button of panel.querySelectorAll<HTMLElement>("[data-answer]"))
    button.toggleAttribute("data-chosen", button.dataset.answer === before);
  panel.hidden = false;
  // What has the focus is scrolled clear of the panel, and the foot of the page can be read above it.
  document.documentElement.style.setProperty("--consent", `${panel.offsetHeight}px`);
}

function hide(panel: HTMLElement): void {
  panel.hidden = true;
  document.documentElement.style.removeProperty("--consent");
}
