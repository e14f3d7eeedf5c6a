import type { RefObject } from "preact";
import { useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import { honeypotName } from "../../domain/calls.ts";
import { orderForm } from "../../domain/forms.ts";
import { packageOrderRequest } from "../../domain/order-requests.ts";
import { blankFields, parseForm } from "../../domain/parse-form.ts";
import { failureToast, orderSuccessToast } from "../../domain/toasts.ts";
import type { ConfiguratorProps } from "../contract.ts";
import { createAttempts } from "../form/attempts.ts";
import { typedIn } from "../form/typed.ts";
import { carryToast, showToast } from "../toast.ts";
import { nextOrder, startOrder } from "./state.ts";
import { submitOrder } from "./submit-order.ts";

export type Messages = Readonly<Partial<Record<string, string>>>;

type Phase =
  | {
      readonly is: "editing";
      readonly errors: Messages;
      readonly note?: string | undefined;
      readonly focus?: "error" | "submit";
    }
  | { readonly is: "sending" };

type Options = ConfiguratorProps & {
  readonly preselected: string | undefined;
  readonly onSent: () => void;
};

export function useOrder({ catalogue, sending, preselected, onSent }: Options) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(nextOrder, startOrder(catalogue, preselected));
  const [phase, setPhase] = useState<Phase>({ is: "editing", errors: {} });
  const attempt = useRef(createAttempts());
  // State changes with the next render; a second click may come before it.
  const isBusy = useRef(false);

  useLayoutEffect(() => focusAfter(phase, ref), [phase]);

  function onSubmit(event: Event): void {
    event.preventDefault();
    if (isBusy.current) return;
    if (state.step < 3) dispatch({ do: "go", step: state.step === 1 ? 2 : 3 });
    else void submit();
  }

  async function submit(): Promise<void> {
    const form = ref.current;
    const { packageName } = state;
    if (!form) return;
    const typed = typedIn(form);
    const parsed = parseForm(orderForm, typed);
    const errors = parsed.ok ? {} : parsed.fields;
    if (!packageName || blankFields(orderForm, typed).length > 0) {
      setPhase({ is: "editing", errors, focus: "error" });
      return showToast(orderForm.toasts.validation);
    }
    // The browser's own check of the e-mail address, in its own words.
    if (!form.reportValidity()) return;
    if (!parsed.ok) return setPhase({ is: "editing", errors, focus: "error" });
    isBusy.current = true;
    setPhase({ is: "sending" });
    const { quantities } = state;
    const order = { catalogue, selection: { packageName, quantities }, details: parsed.values };
    const outcome = await submitOrder({
      order,
      formsUrl: sending.formsUrl,
      attempt: attempt.current(packageOrderRequest(order), typed[honeypotName]),
    });
    isBusy.current = false;
    if (outcome.ok) return leave();
    const focus = Object.keys(outcome.fields).length > 0 ? "error" : "submit";
    setPhase({ is: "editing", errors: outcome.fields, note: outcome.note, focus });
    showToast(failureToast(orderForm));
  }

  function leave(): void {
    carryToast(orderSuccessToast(catalogue));
    onSent();
    location.assign(sending.thankYouUrl);
  }

  function onInput({ target }: Event): void {
    const name = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
    setPhase(before => {
      if (before.is !== "editing" || !before.errors[name]) return before;
      const { [name]: _cleared, ...errors } = before.errors;
      return { is: "editing", errors };
    });
  }

  return { ref, state, dispatch, phase, onSubmit, onInput };
}

function focusAfter(phase: Phase, { current }: RefObject<HTMLFormElement | null>): void {
  if (phase.is !== "editing" || !phase.focus) return;
  const wanted = phase.focus === "error" ? "[aria-invalid]" : "[type=submit]";
  current?.querySelector<HTMLElement>(wanted)?.focus();
}
