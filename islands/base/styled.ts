import { once } from "./once.ts";

/** Adds a stylesheet once; done when it is there, or will not come: without it a thing is plain, but it works. */
export const styled = once(async (href: string | undefined): Promise<unknown> => {
  if (!href) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return new Promise(resolve => {
    link.onload = link.onerror = resolve;
  });
});
