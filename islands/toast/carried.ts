/**
 * A note to the next page of this tab. Where storage is blocked, the window's name carries it: it survives a change
 * of page, and browsers empty it when another site is opened.
 */
export function keep(key: string, text: string): void {
  if (!store(key, text)) window.name = `${key}:${text}`;
}

export function take(key: string): string | undefined {
  return takeStored(key) ?? takeNamed(`${key}:`);
}

/** Keeps what is too personal for the window's name; false where storage is blocked or full. */
export function store(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
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

function takeNamed(start: string): string | undefined {
  if (!window.name.startsWith(start)) return undefined;
  const text = window.name.slice(start.length);
  window.name = "";
  return text;
}
