import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { formRoute } from "../../bin/site/form-route.ts";
import { site as business } from "../../content/site.ts";
import { startFormService } from "../../form-service/start.ts";
import { type BrowserHabits, besideMouse, launchBrowser } from "../browser.ts";
import { previewBuilt } from "../built-preview.ts";
import { askOnlyIfThere } from "../pages/routes.ts";
import { patienceMs } from "../patience.ts";
import { storeThread } from "../service/bundle.ts";
import { configOf, rows } from "../service/parts.ts";
import { sharedBrowser } from "../shared-browser.ts";

type Journey = {
  /** Opens a page in a browser that has never been here. */
  visit: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** What the form service has stored. */
  stored: <T>(sql: string) => T[];
};

/** The built site, the form service and a browser, for the tests of one file. */
export function journey(habits?: BrowserHabits): Journey {
  const data = mkdtempSync(join(tmpdir(), "journey-"));
  const closing: (() => Promise<unknown>)[] = [];
  let browser: Browser | undefined;
  let address = "";
  const errors: string[] = [];

  beforeAll(async () => {
    const service = await startFormService(configOf({ FORMS_DATA: data }), {
      threadFile: await storeThread(),
    });
    const site = await previewBuilt(inject("builtSite"), [formRoute(service.address)]);
    browser = await (habits ? launchBrowser(habits) : sharedBrowser());
    address = site.address;
    closing.push(() => browser?.close() ?? Promise.resolve(), site.close, service.close);
  });
  afterEach(async () => {
    await Promise.all(browser?.contexts().map(context => context.close()) ?? []);
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    for (const close of closing) await close();
    rmSync(data, { recursive: true, force: true });
  });

  return {
    async visit(path, options) {
      if (!browser) throw new Error("There is no browser yet: visit pages in tests only.");
      askOnlyIfThere(path);
      const context = await browser.newContext({
        reducedMotion: "reduce",
        ...(business.analyticsTagId && { storageState: answered(address) }),
        ...options,
      });
      context.setDefaultTimeout(patienceMs);
      await context.addInitScript(withoutLimits);
      const page = await besideMouse(await context.newPage());
      page.on("pageerror", ({ message }) => message !== lateFade && errors.push(message));
      await page.goto(address + path);
      return page;
    },
    stored: sql => rows(data, sql),
  };
}

/** Chromium's own, where a slow machine has painted a page before the fade into it could begin: it comes without one. */
const lateFade = "Transition was aborted because of invalid state. Page already revealed";

/**
 * What a page does after four seconds or more, such as to give a call up or to take a toast away, it does not do: a slow
 * machine may take as long for two steps of a test. So without the clock installed, which brings its own timers, a test
 * proves nothing of what is so after a while: "the toast is still there after ten seconds" is true of every toast.
 */
function withoutLimits(): void {
  const { setTimeout } = window;
  const upTo = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
    ms < 4_000 ? setTimeout(work, ms, ...rest) : 0;
  Object.assign(window, { setTimeout: upTo });
}

/** Of a business that counts visits: whoever has answered sees the page and not the question above it. */
function answered(origin: string): BrowserContextOptions["storageState"] & object {
  const localStorage = [{ name: "analytics", value: "rejected" }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** The calls to the form service that the page has made since, in order. */
export function callsOf(
  page: Page,
): { path: string; body: Record<string, unknown>; key: string }[] {
  const calls: { path: string; body: Record<string, unknown>; key: string }[] = [];
  page.on("request", request => {
    const path = new URL(request.url()).pathname;
    if (request.method() === "POST" && path.startsWith("/forms/"))
      calls.push({ path: path.slice(6), body: request.postDataJSON(), key: keyOf(request) });
  });
  return calls;
}

function keyOf(request: Request): string {
  return request.headers()["idempotency-key"] ?? "";
}

export const phone = { viewport: { width: 360, height: 740 } };
export const desk = { viewport: { width: 1280, height: 800 } };
