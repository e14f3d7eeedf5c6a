import { errorsOf, type Phase } from "./phase.ts";
import { write } from "./write.ts";

type Labels = { readonly submitLabel: string; readonly sendingLabel: string };

/** Writes where a form is into its elements: a message beside its field, what is locked, what the button says. */
export function showPhase(
  element: HTMLFormElement,
  { submitLabel, sendingLabel }: Labels,
  phase: Phase,
): void {
  const isBusy = phase.is !== "editing";
  const errors = errorsOf(phase);
  for (const input of element.querySelectorAll<HTMLInputElement>("input, textarea")) {
    input.disabled = isBusy;
    say(element, input, errors[input.name] ?? "");
  }
  const button = element.querySelector<HTMLButtonElement>("[type=submit]");
  if (button) {
    button.disabled = isBusy;
    write(button, isBusy ? sendingLabel : submitLabel);
  }
  const note = element.querySelector("[data-note]");
  if (!note) return;
  // Eyes see the button change. The focus goes from it with that, so who listens is told in the note.
  note.classList.toggle("visually-hidden", !phase.note);
  note.textContent = phase.note ?? (isBusy ? sendingLabel : "");
}

function say(element: HTMLFormElement, input: HTMLInputElement, error: string): void {
  // Where the browser's own checks are off, its opinion of 'mysite.co.uk' as an address is not read out either, and
  // Firefox's of what nobody has filled in yet is wrong everywhere.
  const isMisjudged = input.validity.valueMissing || (element.noValidate && input.type === "url");
  if (error || isMisjudged) input.setAttribute("aria-invalid", `${!!error}`);
  else input.removeAttribute("aria-invalid");
  const message = input.closest(".field")?.querySelector<HTMLElement>(".field-error");
  if (!message) return;
  message.textContent = error;
  message.hidden = !error;
}
