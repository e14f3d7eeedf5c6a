const sheets = new Map<string, Promise<unknown>>();

/** Adds a stylesheet once; done when it is there, or will not come: without it a thing is plain, but it works. */
export function styled(href = ""): Promise<unknown> {
  const known = sheets.get(href);
  if (known || !href) return known ?? Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const sheet = new Promise(resolve => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  sheets.set(href, sheet);
  return sheet;
}
