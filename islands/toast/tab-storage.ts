/**
 * Keeps a text for the next page of this tab, or for this one, loaded again. Not in the window's name, which survives that
 * too: whoever links here from another site chooses it, and would choose words that stand here as ours.
 */
export function store(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full; the next page does without.
  }
}

export function takeStored(key: string): string | undefined {
  try {
    const text = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return text;
  } catch {
    // Storage is blocked; nothing was kept there.
    return undefined;
  }
}
