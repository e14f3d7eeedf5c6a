import { type Answer, answerKept, keepAnswer } from "./consent/answer.ts";
import { type ConsentWords, question } from "./consent/question.ts";
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
  else if (!before) void ask(panel);
  const follow = () => {
    const answer = answerKept();
    if (answer) obey(panel, answer);
  };
  // What is answered in another tab holds here, and so does what was answered before Back led here again.
  addEventListener("storage", follow);
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
  const again = document.querySelector<HTMLElement>("[data-consent-again]");
  if (!again) return;
  again.hidden = false;
  again.onclick = async () => {
    if (await ask(panel)) panel.querySelector("button")?.focus();
  };
}

/** Says whether it can ask: nobody who cannot be asked is counted, and the next page tries again. */
async function ask(panel: HTMLElement): Promise<boolean> {
  try {
    if (!panel.firstChild) await fill(panel);
  } catch (error) {
    console.error(error);
    return false;
  }
  show(panel, answerKept());
  return true;
}

/** The words are a file of their own: most pages are read by who has answered before. */
async function fill(panel: HTMLElement): Promise<void> {
  const { words = "" } = panel.dataset;
  const answered = await fetch(words);
  if (!answered.ok) throw new Error(words);
  const asked: ConsentWords = await answered.json();
  panel.setAttribute("aria-label", asked.title);
  panel.replaceChildren(...question(asked));
  for (const button of panel.querySelectorAll<HTMLElement>("[data-answer]"))
    button.onclick = () => {
      const answer: Answer = button.dataset.answer === "accepted" ? "accepted" : "rejected";
      keepAnswer(answer);
      const isSecond = panel.dataset.before;
      obey(panel, answer);
      // Focus would be lost with the button that had it.
      const next = isSecond ? "[data-consent-again]" : "main";
      document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    };
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

function obey(panel: HTMLElement, answer: Answer): void {
  const { tag = "" } = panel.dataset;
  if (answer === "accepted") startTag(tag);
  else stopTag(tag);
  panel.hidden = true;
  document.documentElement.style.removeProperty("--consent");
}
