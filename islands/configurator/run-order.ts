import { blankFields, parseForm } from "../../domain/parse-form.ts";
import { breath } from "../base/breath.ts";
import type { OnBack } from "../contract.ts";
import {
  focusAfterFailure,
  focusForm,
  fresh,
  type Messages,
  type Phase,
  withoutError,
} from "../form/phase.ts";
import { typedIn } from "../form/typed.ts";
import { store, takeStored } from "../toast/tab-storage.ts";
import { carryToast, dropToast, showToast } from "../toast/toast.ts";
import type { ConfiguratorProps } from "./configurator.tsx";
import { guardExits } from "./exits.ts";
import { type KeptOrder, keptOrder, type LeftOrder, leftOrder } from "./left-order.ts";
import { type Action, nextOrder, type OrderState, startOrder } from "./state.ts";
import { submitOrder } from "./submit-order.ts";

/** What the configurator shows, and what happens when it is used. */
export type OrderView = {
  readonly state: OrderState;
  readonly phase: Phase;
  /** Whether the summary stands beside the steps. */
  readonly isWide: boolean;
  readonly dispatch: (action: Action) => void;
  readonly onSubmit: (event: Event) => void;
  readonly onInput: (event: Event) => void;
  /** An order that was left, with which `turnTo` goes on. */
  readonly left: LeftOrder | undefined;
  readonly turnTo: (state: OrderState) => void;
};

type Running = {
  readonly dialog: HTMLDialogElement;
  readonly props: ConfiguratorProps;
  /** Under which this tab keeps it. */
  readonly key: string;
  readonly preselected: string | undefined;
  /** An order that was left with its page: it is offered, since whoever opens the dialog now may want another. */
  readonly kept: KeptOrder | undefined;
  /** Nothing, once it is closed: that takes what was typed out of the page. */
  readonly draw: (view?: OrderView) => void;
};

/** One for all openings: with one each, the listeners of all those before would stay. */
const wide = matchMedia("(min-width: 48rem)");

/** Brings the configurator to life until its dialog is closed. */
export function runOrder({ dialog, props, key, preselected, kept, draw }: Running): OnBack {
  const { catalogue, form, sending } = props;
  let state = startOrder(catalogue, preselected);
  let left = kept && leftOrder(catalogue, kept);
  // Filled in anew instead, it is the same order.
  Object.assign(state.sent, kept?.state.sent);
  let phase: Phase = fresh;
  let shownStep = state.step;
  const { closed, onBack, leaveFor } = guardExits({
    dialog,
    isBusy: () => phase.is !== "editing",
    stepBack,
  });
  closed.onabort = () => {
    draw();
    takeStored(key);
  };

  function show(): void {
    if (closed.aborted) return;
    shownStep = state.step;
    draw({ state, phase, isWide: wide.matches, left, dispatch, turnTo, onSubmit, onInput });
    keep();
  }

  function turn(next: Phase): void {
    phase = next;
    show();
  }

  function dispatch(action: Action): void {
    if (action.do === "go") return void turnTo(nextOrder(state, action));
    state = nextOrder(state, action);
    show();
  }

  /** Not drawn in the click's own task: with the layout that the focus asks for it would be a long one. */
  async function turnTo(next: OrderState): Promise<void> {
    state = { ...next, sent: state.sent };
    left = undefined;
    await breath();
    show();
    showStep();
  }

  /** Keyboards and screen readers begin at the step's heading, and so do eyes. */
  function showStep(): void {
    const heading = dialog.querySelector<HTMLElement>(`[data-heading="${state.step}"]`);
    heading?.focus({ preventScroll: true });
    // On a phone the dialog scrolls, on a desk its steps do.
    dialog.scrollTo(0, 0);
    dialog.querySelector(".order-main")?.scrollTo(0, 0);
    // What is chosen may be below the fold, but for the first; what was left is offered above it.
    if (!left)
      dialog.querySelector(".order-pack + [data-chosen]")?.scrollIntoView({ block: "nearest" });
  }

  function onInput(event: Event): void {
    keep();
    const next = withoutError(phase, event);
    // A box that was just clicked must not be drawn before its own event has told of it.
    if (next !== phase) turn(next);
  }

  function onSubmit(event: Event): void {
    event.preventDefault();
    const element = read();
    if (!element) return;
    // A second press before the next step is drawn asks for the same step.
    if (shownStep < 3) dispatch({ do: "go", step: shownStep + 1 });
    else submit(element);
  }

  /** Takes over what stands in the form; nothing while it is sent, since what is locked cannot be read. */
  function read(): HTMLFormElement | undefined {
    const element = dialog.querySelector("form");
    if (!element || phase.is !== "editing") return undefined;
    state = { ...state, details: typedIn(element) };
    return element;
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    const { packageName, quantities, details, sent } = state;
    dropToast();
    const parsed = parseForm(form, details);
    if (!packageName || blankFields(form, details).length > 0) {
      refuse(element, parsed.ok ? {} : parsed.fields);
      return showToast(form.toasts.validation);
    }
    // The browser's own check of the e-mail address, in its own words.
    if (!element.reportValidity()) return;
    if (!parsed.ok) return refuse(element, parsed.fields);
    const answer = submitOrder({
      order: { catalogue, selection: { packageName, quantities }, details: parsed.values },
      url: sending.formsUrl,
      sent,
      typed: details,
      onSlow: note => turn({ is: "sending", note }),
    });
    turn({ is: "sending" });
    focusForm(element);
    const outcome = await answer;
    if (outcome.ok) {
      // Firefox and Safari show this very page again on Back, as it was left.
      delete sent.tries;
      carryToast(form.toasts.success);
      return leaveFor(sending.thankYouUrl);
    }
    refuse(element, outcome.fields, outcome.note);
    showToast(form.toasts.failure);
  }

  function refuse(element: HTMLFormElement, errors: Messages, note?: string): void {
    turn({ is: "editing", errors, note });
    focusAfterFailure(element);
  }

  function stepBack(): boolean {
    const { step } = state;
    if (step > 1) dispatch({ do: "go", step: step - 1 });
    return step > 1;
  }

  /** For a reload, and for a page that crashes or that a phone gives up: nothing tells of these before. */
  function keep(): void {
    read();
    // One without a step taken is nothing to go on with.
    const begun = left ?? (state.reached > 1 && keptOrder(catalogue, state));
    if (begun) store(key, JSON.stringify(begun));
  }

  document.onvisibilitychange = wide.onchange = show;
  show();
  // The first drawing takes long enough by itself.
  breath().then(showStep);
  return onBack;
}
