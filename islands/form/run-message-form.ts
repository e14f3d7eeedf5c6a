import type { MessageForm } from "../../domain/form.ts";
import { parseForm } from "../../domain/parse-form.ts";
import { failureToast } from "../../domain/toasts.ts";
import { withScheme } from "../../domain/website.ts";
import { breath } from "../base/breath.ts";
import { nearest } from "../base/nearest.ts";
import type { Sending } from "../contract.ts";
import { carryToast, dropCarriedToast, dropToast, showToast } from "../toast/toast.ts";
import type { Sent } from "./attempts.ts";
import { count } from "./count.ts";
import { bringBack, keep } from "./kept.ts";
import { focusAfterFailure, focusForm, fresh, type Phase, withoutError } from "./phase.ts";
import { showPhase } from "./show-phase.ts";
import { showWhole } from "./show-whole.ts";
import { submitMessage } from "./submit-message.ts";
import { typedIn } from "./typed.ts";

type Running = {
  /** Holds the form, as form/message-form.tsx has written it into the page. */
  readonly root: HTMLElement;
  readonly form: MessageForm;
  readonly sending: Sending;
};

/** Brings a message form to life. */
export function runMessageForm({ root, form, sending }: Running): void {
  const element = formIn(root);
  const keeping = { id: form.id, element };
  let phase: Phase = fresh;
  const sent: Sent = {};

  function show(next: Phase): void {
    phase = next;
    showPhase(element, form, phase);
    count(element, form);
  }

  function onInput(event: Event): void {
    // Nothing tells of a crash before.
    keep(keeping, sent);
    const next = withoutError(phase, event);
    if (next === phase) count(element, form);
    else show(next);
  }

  /** 'mysite.co.uk' would be refused by the browser's own check. */
  function complete({ target }: { target: unknown }): void {
    if (form.nativeChecks && target instanceof HTMLInputElement && target.type === "url")
      target.value = withScheme(target.value);
  }

  /** The button is clicked before that check, also by Enter; what was typed before this code came is still as it was. */
  function onClick({ target }: Event): void {
    if (nearest(target, "button"))
      for (const field of element.elements) complete({ target: field });
  }

  async function onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    if (phase.is !== "editing") return;
    dropToast();
    const typed = typedIn(element);
    const parsed = parseForm(form, typed);
    if (!parsed.ok) {
      show({ is: "editing", errors: parsed.fields });
      focusAfterFailure(element);
      return form.toasts.validation && showToast(form.toasts.validation);
    }
    const answer = submitMessage({
      form,
      url: sending.formsUrl,
      values: parsed.values,
      sent,
      typed,
      onSlow: note => show({ is: "sending", note }),
    });
    // With its key: sent again after a crash it is the same message.
    keep(keeping, sent);
    show({ is: "sending" });
    focusForm(element);
    const outcome = await answer;
    if (outcome.ok) return leave();
    show({ is: "editing", errors: outcome.fields, note: outcome.note });
    focusAfterFailure(element);
    showToast(failureToast(form, outcome.errorText));
  }

  async function leave(): Promise<void> {
    element.reset();
    delete sent.tries;
    // Out of sight already, the page is left without a word of it.
    keep(keeping, sent);
    show({ is: "sent" });
    if (form.toasts.success) carryToast(form.toasts.success);
    else dropCarriedToast();
    const dialog = element.closest("dialog");
    if (dialog?.open) await closed(dialog);
    location.assign(sending.thankYouUrl);
    // Who has stopped that has a form for another message, and is not left to guess about this one.
    await breath(15_000);
    renew("What you sent has arrived.");
  }

  function renew(note?: string): void {
    if (phase.is === "sent") show({ is: "editing", errors: {}, note });
  }

  // A page that is left or reloaded goes out of sight first, and so does one that a phone gives up. One that comes back
  // may hold older words than the tab.
  document.addEventListener("visibilitychange", () => document.hidden && keep(keeping, sent));
  element.addEventListener("submit", onSubmit);
  element.addEventListener("input", onInput);
  element.addEventListener("click", onClick);
  element.addEventListener("focusin", showWhole);
  element.addEventListener("focusout", complete);
  // Back from the thank-you page, a browser may show this very page again, as it was left.
  addEventListener("pageshow", async ({ persisted }) => {
    renew();
    if (!persisted) return;
    // In Chromium it hears only now of what the tab has kept since, in Firefox never.
    await breath(100);
    bringBack(keeping, { sent, isShownAgain: true });
    count(element, form);
  });
  bringBack(keeping, { sent });
  show(fresh);
}

/** Also with the entry of the history that stands for it, from which Back would lead to the page without it. */
async function closed(dialog: HTMLDialogElement): Promise<void> {
  const gone = new Promise(resolve => addEventListener("popstate", resolve, { once: true }));
  dialog.close();
  if (history.state) await Promise.race([gone, breath(1_000)]);
}

/** The form comes from our own markup, so it is there. */
function formIn(root: HTMLElement): HTMLFormElement {
  const form = root.querySelector("form");
  if (!form) throw new Error("The page has no form here");
  return form;
}
