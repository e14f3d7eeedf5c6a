import type { OnBack } from "../contract.ts";
import { breath } from "./breath.ts";

/**
 * While a dialog is open an entry of the history stands for it, so that the browser's Back leads through the dialog and
 * does not take a half-filled form away. It is the only one with a state.
 */
export function guardBack(): void {
  addEventListener("popstate", async () => {
    const isOwn = isMoving;
    isMoving = true;
    // Safari scrolls the page behind only after this event, to the place that its entry has kept: a new one has none.
    await breath();
    if (!isOwn && !onBack?.()) openDialog()?.close();
    isMoving = false;
    // Not for the menu: closing by one of its links, it would go back instead of on.
    if (openDialog()?.dataset.src) hold();
    // Forward, after a reload: nobody knows any more to what, and Back would have to leave it in vain.
    else if (!again) letGo();
    else if (history.state) again.click();
  });
  addEventListener("close", letGo, true);
  // After a reload the entry is there without its dialog.
  letGo();
}

export function openDialog(): HTMLDialogElement | null {
  return document.querySelector("dialog[open]");
}

/** What Back means in the dialog that is open, without anything that it closes it; and what Forward presses then. */
export function setBack(opener: HTMLElement, next?: OnBack): void {
  again = opener;
  onBack = next;
  hold();
}

let again: HTMLElement | undefined;
let onBack: OnBack | undefined;

/**
 * The browser is on its way from one entry to another, or what that means is not done yet. What is opened before our own
 * going back must not be closed by it; and neither code that arrives nor an old dialog's late event may move it on.
 */
let isMoving: boolean | undefined;

function hold(): void {
  if (history.state || isMoving) return;
  // Going back to an address with an anchor would scroll there, and take the focus away from the opener.
  history.replaceState(null, "", location.href.split("#")[0]);
  history.pushState(true, "");
}

function letGo(): void {
  if (!history.state || isMoving || openDialog()) return;
  isMoving = true;
  history.back();
}
