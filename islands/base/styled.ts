import { once } from "./once.ts";

/**
 * What did not come, as in a tunnel, is asked for again by the next who needs it. It stands before the page's own rules:
 * where both have one, what is already seen stays as it is.
 */
const added = once(
  (href: string) =>
    new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = resolve;
      link.onerror = reject;
      document.querySelector("style")?.before(link);
    }),
);

/** Adds a stylesheet; done when it is there, or did not come: without it a thing is plain, but it works. */
export async function styled(href: string | undefined): Promise<void> {
  if (href) await added(href).catch(() => {});
}
