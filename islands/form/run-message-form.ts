import type { MessageForm } from "../../domain/form.ts";
import { parseForm } from "../../domain/parse-form.ts";
import { failureToast } from "../../domain/toasts.ts";
import { withScheme } from "../../domain/website.ts";
import type { Sending } from "../contract.ts";
import { carryToast, showToast } from "../toast.ts";
import { createAttempts } from "./attempts.ts";
import type { FormView } from "./message-form.tsx";
import { focusAfterFailure, fresh, nameOf, type Phase, withoutError } from "./phase.ts";
import { submitMessage } from "./submit-message.ts";
import { typedIn } from "./typed.ts";

type Running = {
  readonly root: HTMLElement;
  readonly form: MessageForm;
  readonly sending: Sending;
  /** Shows the form in the root; the first time by taking over what is there. */
  readonly draw: (view: FormView) => void;
  readonly onSent?: () => void;
};

/** Brings a message form to life. */
export function runMessageForm({ root, form, sending, draw, onSent }: Running): void {
  let phase: Phase = fresh;
  let attempt = createAttempts();

  function show(next: Phase): void {
    phase = next;
    const length = root.querySelector("textarea")?.value.length ?? 0;
    draw({ phase, length, onSubmit, onInput, onChange });
  }

  function onInput(event: Event): void {
    show(withoutError(phase, nameOf(event)));
  }

  /** 'mysite.co.uk' would be refused by the browser's own check; a change comes before it, also on Enter. */
  function onChange({ target }: Event): void {
    if (form.nativeChecks && target instanceof HTMLInputElement && target.type === "url")
      target.value = withScheme(target.value);
  }

  async function onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    const element = event.target;
    if (!(element instanceof HTMLFormElement) || phase.is !== "editing") return;
    const typed = typedIn(element);
    const parsed = parseForm(form, typed);
    if (!parsed.ok) {
      show({ is: "editing", errors: parsed.fields });
      focusAfterFailure(element);
      return form.toasts.validation && showToast(form.toasts.validation);
    }
    show({ is: "sending" });
    const outcome = await submitMessage({
      form,
      url: sending.formsUrl,
      values: parsed.values,
      attempt: content => attempt(content, typed),
      onSlow: note => show({ is: "sending", note }),
    });
    if (outcome.ok) return leave(element);
    show({ is: "editing", errors: outcome.fields, note: outcome.note });
    focusAfterFailure(element);
    showToast(failureToast(form, outcome.errorText));
  }

  function leave(element: HTMLFormElement): void {
    element.reset();
    attempt = createAttempts();
    show({ is: "sent" });
    if (form.toasts.success) carryToast(form.toasts.success);
    onSent?.();
    location.assign(sending.thankYouUrl);
  }

  // Back from the thank-you page, a browser may show this very page again, as it was left.
  addEventListener("pageshow", () => phase.is === "sent" && show(fresh));
  show(fresh);
}
