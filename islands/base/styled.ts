import { once } from "./once.ts";

/** What did not come, as in a tunnel, is asked for again by the next who needs it. */
const added = once(
  (href: string) =>
    new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    }),
);

/** Adds a stylesheet; done when it is there, or did not come: without it a thing is plain, but it works. */
export async function styled(href: string | undefined): Promise<void> {
  if (href) await added(href).catch(() => {});
}
