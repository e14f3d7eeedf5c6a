import type { OnBack } from "../contract.ts";

type Guarded = {
  readonly dialog: HTMLDialogElement;
  readonly isBusy: () => boolean;
  /** Goes one step down; false at the first. */
  readonly stepBack: () => boolean;
};

type Exits = {
  /** Aborted when the dialog is closed. */
  readonly closed: AbortSignal;
  readonly onBack: OnBack;
  readonly leaveFor: (url: string) => void;
};

/** A browser that is busy tells that a dialog was closed when it is open again: what was before is over by then. */
let closed = new AbortController();

/**
 * The ways out of a dialog: its button, Esc, the browser's Back, and on to the next page. While an order is sent only
 * the last is open: nobody should leave without knowing whether it went through, in 15 seconds at most.
 */
export function guardExits({ dialog, isBusy, stepBack }: Guarded): Exits {
  closed.abort();
  closed = new AbortController();
  const { signal } = closed;
  const isTouched = matchMedia("(pointer: coarse)");

  function onCancel(event: Event): void {
    // On a phone the gesture for Back arrives here.
    if (isBusy() || (isTouched.matches && stepBack())) event.preventDefault();
  }

  /**
   * The key closes from any step, on a tablet with a keyboard too. It must not reach the dialog: browsers let only the
   * first Esc in a row be refused above. While letters are put together it drops them, and has the number 229: what else
   * tells so is over in Safari by then.
   */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.keyCode === 229) return;
    event.preventDefault();
    if (!isBusy()) close();
  }

  function close(): void {
    dialog.close();
    // Not a moment later, when the browser says so itself: a page that is asked for before that, as by a bookmark, would
    // be given up for the way back, and an order that is sent would still be kept.
    dialog.dispatchEvent(new Event("close"));
  }

  function onClose(): void {
    if (!dialog.open) closed.abort();
  }

  dialog.addEventListener("cancel", onCancel, { signal });
  addEventListener("keydown", onKeyDown, { signal });
  dialog.addEventListener("close", onClose, { signal });
  return {
    closed: signal,
    onBack: () => dialog.open && (isBusy() || stepBack()),
    leaveFor: url => {
      // In place of the entry that stands for the dialog: Back leads to the page, not to an empty step. Nothing is held any
      // more, so that closing does not go back. Firefox would give what is held to the page that Back shows again.
      history.replaceState("", "");
      close();
      location.replace(url);
    },
  };
}
