import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { MessageForm } from "../../domain/form.ts";
import { parseForm } from "../../domain/parse-form.ts";
import { failureToast } from "../../domain/toasts.ts";
import { withScheme } from "../../domain/website.ts";
import type { Sending } from "../contract.ts";
import { carryToast, showToast } from "../toast.ts";
import { createAttempts } from "./attempts.ts";
import { submitMessage } from "./submit-message.ts";
import { typedIn } from "./typed.ts";

type Messages = Readonly<Partial<Record<string, string>>>;

type State =
  | {
      readonly step: "editing";
      readonly errors: Messages;
      readonly note?: string | undefined;
      readonly focus?: "error" | "submit";
    }
  | { readonly step: "sending" }
  /** On the way to the next page. */
  | { readonly step: "sent" };

const fresh: State = { step: "editing", errors: {} };

type Options = {
  readonly form: MessageForm;
  readonly sending: Sending;
  readonly onSent: (() => void) | undefined;
};

export function useMessageForm({ form, sending, onSent }: Options) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>(fresh);
  const attempt = useRef(createAttempts());
  // State changes with the next render; a second click may come before it.
  const isBusy = useRef(false);

  useLayoutEffect(() => {
    if (state.step !== "editing" || !state.focus) return;
    const wanted = state.focus === "error" ? "[aria-invalid]" : "[type=submit]";
    ref.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [state]);

  useLayoutEffect(() => {
    // Back from the thank-you page, a browser may show this very page again, as it was left.
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !ref.current || state.step !== "sent") return;
      isBusy.current = false;
      setState(fresh);
    };
    addEventListener("pageshow", refresh);
    return () => removeEventListener("pageshow", refresh);
  }, [state.step]);

  useLayoutEffect(() => {
    if (!form.nativeChecks) return;
    // 'mysite.co.uk' would be refused by the browser's own check; 'change' comes before it, also on Enter.
    const complete = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === "url")
        target.value = withScheme(target.value);
    };
    ref.current?.addEventListener("change", complete);
    ref.current?.addEventListener("focusout", complete);
  }, [form]);

  async function onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    const element = ref.current;
    if (!element || isBusy.current) return;
    const typed = typedIn(element);
    const parsed = parseForm(form, typed);
    if (!parsed.ok) {
      if (form.toasts.validation) showToast(form.toasts.validation);
      return setState({ step: "editing", errors: parsed.fields, focus: "error" });
    }
    isBusy.current = true;
    setState({ step: "sending" });
    const outcome = await submitMessage({
      form,
      formsUrl: sending.formsUrl,
      values: parsed.values,
      typed,
      attempt: attempt.current,
    });
    if (outcome.ok) return leave(element);
    isBusy.current = false;
    const focus = Object.keys(outcome.fields).length > 0 ? "error" : "submit";
    setState({ step: "editing", errors: outcome.fields, note: outcome.note, focus });
    showToast(failureToast(form, outcome.errorText));
  }

  function leave(element: HTMLFormElement): void {
    element.reset();
    attempt.current = createAttempts();
    setState({ step: "sent" });
    if (form.toasts.success) carryToast(form.toasts.success);
    onSent?.();
    location.assign(sending.thankYouUrl);
  }

  function onInput({ target }: Event): void {
    const name = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
    setState(before => {
      if (before.step !== "editing" || !before.errors[name]) return before;
      const { [name]: _cleared, ...errors } = before.errors;
      return { step: "editing", errors };
    });
  }

  return { ref, state, onSubmit, onInput };
}
