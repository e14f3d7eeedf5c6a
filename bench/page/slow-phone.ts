import type { Browser, Locator, Page } from "playwright-core";
import { launchBrowser } from "../../tests/browser.ts";
import { longestTaskMs } from "./tasks.ts";

/** One action of a visitor, and the longest task in milliseconds that it caused each time. */
type Action = { name: string; tasksMs: number[] };
export type SlowPhone = { actions: Action[]; opensMs: number[] };

const slowness = 4;
const openings = 5;

/** Orders and searches on a phone whose processor is four times slower than this machine's. */
export async function measureSlowPhone(address: string, rounds: number): Promise<SlowPhone> {
  const browser = await launchBrowser({ isWhole: true });
  const actions: Action[] = [];
  const opensMs: number[] = [];
  const note: Note = (name, taskMs) => {
    const known = actions.find(action => action.name === name);
    if (known) known.tasksMs.push(taskMs);
    else actions.push({ name, tasksMs: [taskMs] });
  };
  try {
    for (let round = 0; round < rounds; round++) {
      opensMs.push(...(await order({ browser, address, note })));
      await search({ browser, address, note });
    }
    return { actions, opensMs };
  } finally {
    await browser.close();
  }
}

type Note = (name: string, taskMs: number) => void;
type Visit = { browser: Browser; address: string; note: Note };

/** Resolves with the times that opening takes when the code is there. */
async function order({ browser, address, note }: Visit): Promise<number[]> {
  const page = await phonePage(browser, `${address}/`);
  const measure = measuring({ browser, page, note });
  const opener = page.locator("main [data-open=quote]").first();
  const dialog = page.locator("#quote[open]");
  const next = dialog.locator("[type=submit]");
  await measure("opening the configurator, its code on the way", await tapOn(opener));
  await close(page);
  const open = await tapOn(opener);
  const opensMs: number[] = [];
  for (let opening = 0; opening < openings; opening++) {
    opensMs.push(await timeToOpen(page, open));
    if (opening < openings - 1) await close(page);
  }
  await measure("choosing a package", await tapOn(dialog.locator(".order-pack").nth(1)));
  await measure("to the add-ons", await tapOn(next));
  await measure("ticking one", await tapOn(dialog.locator("[type=checkbox]").first()));
  await measure("to the review", await tapOn(next));
  await dialog.getByLabel("Name").tap();
  await measure("typing a name", () => page.keyboard.type("Ann Example", { delay: 60 }));
  await page.context().close();
  return opensMs;
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForTimeout(500);
}

async function search({ browser, address, note }: Visit): Promise<void> {
  const page = await phonePage(browser, `${address}/blog/`);
  const measure = measuring({ browser, page, note });
  const { keyboard } = page;
  const type = (text: string) => keyboard.type(text, { delay: 120 });
  const box = page.locator("#blog-search");
  await measure("going into the search, its code on the way", await tapOn(box));
  await measure("its first letter, the index on the way", () => type("n"));
  await measure("typing on", () => type("ote 12"));
  await measure("taking letters away", async () => {
    for (let i = 0; i < 6; i++) await keyboard.press("Backspace", { delay: 120 });
  });
  await measure("a topic", await tapOn(page.locator("[data-topic]").first()));
  await measure("another category", await tapOn(page.locator("[data-filter]").nth(2)));
  await page.context().close();
}

function measuring({ browser, page, note }: { browser: Browser; page: Page; note: Note }) {
  return async (name: string, act: () => Promise<unknown>) =>
    note(name, slowness * (await longestTaskMs({ browser, page }, act)));
}

/** Looks for the place beforehand: what the driver does in the page to find it would count as the page's work. */
async function tapOn(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to tap on: ${target}`);
  const { x, y, width, height } = box;
  await target.page().waitForTimeout(300);
  return () => target.page().touchscreen.tap(x + width / 2, y + height / 2);
}

async function phonePage(browser: Browser, url: string): Promise<Page> {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(url);
  await page.waitForTimeout(1_000);
  return page;
}

/** From the click to the frame that shows the first step. */
async function timeToOpen(page: Page, open: () => Promise<void>): Promise<number> {
  const opened = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let clickedMs = 0;
        const note = () => {
          clickedMs = performance.now();
        };
        addEventListener("click", note, { capture: true, once: true });
        const look = () => {
          const isThere = clickedMs && document.querySelector("#quote[open] [data-heading]");
          if (!isThere) return void requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          // A message that is sent while a frame is made arrives after that frame has been painted.
          port1.onmessage = () => resolve(performance.now() - clickedMs);
          port2.postMessage("");
        };
        requestAnimationFrame(look);
      }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await open();
  const openMs = await opened;
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return openMs;
}
