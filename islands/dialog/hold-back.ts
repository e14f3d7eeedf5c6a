/**
 * While a dialog is open an entry of the history stands for it, so that the browser's Back leads through the dialog and
 * does not take a half-filled form away. `onBack` says what Back means, with true when the dialog stays open; `closed`
 * is aborted when it is closed. Returns what takes that entry away again.
 */
export function holdBack(onBack: () => boolean, closed: AbortSignal): () => void {
  // Going back to an address with an anchor would scroll there, and take the focus away from the opener.
  history.replaceState(history.state, "", location.pathname + location.search);
  // After a reload the entry may be there without its dialog: no other has a state.
  if (!history.state) hold();
  addEventListener("popstate", () => (isLeaving || onBack()) && hold(), { signal: closed });
  return () => {
    isLeaving = history.state;
    if (isLeaving) history.back();
  };
}

/** The browser goes back only a moment later, which must not close what is opened again before that. */
let isLeaving = false;

function hold(): void {
  history.pushState(true, "");
  isLeaving = false;
}
