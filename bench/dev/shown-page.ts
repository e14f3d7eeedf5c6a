import type { Page } from "playwright-core";

/** An open page that tells when a mark has come to be seen on it. */
export type ShownPage = {
  /** The moment, in milliseconds since 1970, at which the mark was painted; undefined after the limit. */
  painted: (mark: string, limitMs: number) => Promise<number | undefined>;
};

/** Three ways in which a mark can arrive: as text, as a custom property of a style, as an attribute of the body. */
export async function watchPage(page: Page): Promise<ShownPage> {
  const seen = new Map<string, number>();
  let wake = () => {};
  await page.exposeBinding("benchSeen", (_source, mark: string, atMs: number) => {
    if (!seen.has(mark)) seen.set(mark, atMs);
    wake();
  });
  await page.addInitScript(reportMarks);
  return {
    painted: (mark, limitMs) =>
      new Promise(resolve => {
        const limit = setTimeout(() => resolve(undefined), limitMs);
        wake = () => {
          const atMs = seen.get(mark);
          if (atMs === undefined) return;
          clearTimeout(limit);
          resolve(atMs);
        };
        wake();
      }),
  };
}

/** Runs in the page, anew after each load: looks before every frame, and tells the time right after that frame. */
function reportMarks(): void {
  const told = new Set<string>();
  const look = () => {
    for (const mark of marks()) tell(mark);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  function marks(): string[] {
    const { body, documentElement: root } = document;
    if (!body) return [];
    const style = getComputedStyle(root).getPropertyValue("--bench").trim();
    const text = /mark\w+mark/.exec(body.textContent ?? "")?.[0] ?? "";
    return [style, text, body.dataset.bench ?? ""].filter(mark => mark && !told.has(mark));
  }

  function tell(mark: string): void {
    told.add(mark);
    const { port1, port2 } = new MessageChannel();
    // A message that is sent while a frame is made arrives after that frame has been painted.
    port1.onmessage = () => {
      const known = window as typeof window & { benchSeen: (mark: string, atMs: number) => void };
      known.benchSeen(mark, performance.timeOrigin + performance.now());
    };
    port2.postMessage("");
  }
}
