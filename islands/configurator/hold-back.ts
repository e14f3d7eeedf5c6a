type Holding = {
  /** What Back means; true when the dialog stays open. */
  readonly onBack: () => boolean;
  /** Aborted when the dialog is closed. */
  readonly signal: AbortSignal;
};

/**
 * While the dialog is open an entry of the history stands for it, so that the browser's Back leads through the
 * dialog and does not take a half-filled order away. Returns what takes that entry away again.
 */
export function holdBack({ onBack, signal }: Holding): () => void {
  const hold = () => history.pushState(true, "");
  // No other entry has a state.
  const isHeld = () => history.state;
  // Going back to an address with an anchor would scroll there, and take the focus away from the opener.
  history.replaceState(history.state, "", location.pathname + location.search);
  // After a reload the entry may be there without its dialog.
  if (!isHeld()) hold();
  addEventListener("popstate", () => onBack() && hold(), { signal });
  return () => isHeld() && history.back();
}
