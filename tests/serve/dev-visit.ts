import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { besideMouse, launchBrowser } from "../browser.ts";
import type { ListeningProcess } from "../listening-process.ts";
import { patienceMs } from "../patience.ts";
import { copyOfTinySite } from "../tiny-site.ts";
import { startSite, until } from "./site-process.ts";

/** A copy of the bakery's site under `site dev`, and a browser that looks at it. */
export type DevVisit = {
  folder: string;
  site: ListeningProcess;
  page: Page;
  /** What the policies of pages have refused so far. */
  refusals: string[];
  put: (file: string, text: string | Uint8Array) => void;
  read: (file: string) => string;
  html: (path: string) => Promise<string>;
  /** Opens a page, waits until it listens, and leaves a mark that only loading it anew takes away. */
  visit: (path: string) => Promise<void>;
  isMarked: () => Promise<boolean>;
  problems: () => Locator;
  overlay: () => Locator;
  warnings: () => Locator;
  end: () => Promise<void>;
};

/** `files` are there before the server starts. */
export async function visitDev(
  files: Record<string, string> = {},
  env: NodeJS.ProcessEnv = {},
): Promise<DevVisit> {
  const folder = copyOfTinySite();
  const put = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files)) put(file, text);
  const [site, browser] = await Promise.all([
    startSite(["dev", "--root", folder, "--port", "0"], { env }),
    launchBrowser(),
  ]);
  const page = await besideMouse(await browser.newPage());
  page.setDefaultTimeout(patienceMs);
  const refusals: string[] = [];
  page.on("console", message => {
    if (/Content.Security.Policy/i.test(message.text())) refusals.push(message.text());
  });
  return {
    ...{ folder, site, page, refusals, put },
    read: file => readFileSync(join(folder, file), "utf8"),
    html: async path => (await fetch(site.address + path, oneByOne)).text(),
    visit: async path => {
      // It may be loading itself anew just now, which breaks our way off it.
      await until(async () => {
        await page.goto("about:blank").catch(() => null);
        return page.url() === "about:blank";
      });
      const listening = page.waitForResponse(/_dev\/events/);
      await page.goto(site.address + path);
      await listening;
      await page.evaluate(() => Object.assign(window, { mark: true }));
    },
    isMarked: () => page.evaluate(() => "mark" in window),
    problems: () => page.locator("dev-problems"),
    overlay: () => page.locator("dev-problems pre"),
    warnings: () => page.locator("dev-warnings"),
    end: async () => {
      await browser.close();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A connection that was kept is closed by the server while a test waits for a command, and would then fail the next. */
const oneByOne = { headers: { connection: "close" } };

export function note(title: string, body: string): string {
  return `---\ntitle: ${title}\n---\n\n${body}\n`;
}

/** As when another tab comes to the front, and goes again. */
export function looksAway(page: Page, away: boolean): Promise<void> {
  return page.evaluate(hidden => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, away);
}
