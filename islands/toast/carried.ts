/**
 * Keeps a text for the next page of this tab. Not in the window's name, which survives a change of page too: whoever links
 * here from another site chooses that, and would choose words that stand here as ours.
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
