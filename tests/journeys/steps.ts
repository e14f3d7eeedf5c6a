import type { Locator, Page } from "playwright-core";
import { buttons } from "../../content/navigation.ts";
import { contactForm } from "../../domain/forms.ts";
import { filledIn } from "../filled-in.ts";
import { popularPackage } from "../offers.ts";

/** What visitors do again and again, by what they see. */

export function dialogIn(page: Page): Locator {
  return page.locator("dialog[open]");
}

export async function openQuote(page: Page, opener = buttons.quote): Promise<Locator> {
  await page.getByRole("button", { name: opener }).first().click();
  const dialog = dialogIn(page);
  await begun(dialog, 1);
  return dialog;
}

export async function choose(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole("radio", { name }).check();
}

/** Each step is drawn a moment after the click, and its heading takes the focus. */
async function begun(dialog: Locator, step: number): Promise<void> {
  await dialog.locator(`[data-heading="${step}"]:focus`).waitFor();
}

export async function stepOn(dialog: Locator, name: "Add-ons" | "Review"): Promise<void> {
  await press(dialog, `Next: ${name}`);
  await begun(dialog, name === "Review" ? 3 : 2);
}

export async function press(scope: Page | Locator, name: string): Promise<void> {
  await scope.getByRole("button", { name, exact: true }).click();
}

export async function tick(
  dialog: Locator,
  addon: string,
  quantity?: string | number,
): Promise<void> {
  await dialog.getByRole("checkbox", { name: addon, exact: true }).check();
  if (quantity !== undefined) await quantityOf(dialog, addon).fill(String(quantity));
}

export function quantityOf(dialog: Locator, addon: string): Locator {
  return dialog.getByLabel(`Quantity of ${addon}`);
}

/** To the third step with the most popular package and what is ticked on the way. */
export async function toReview(dialog: Locator, addons: [string, number?][] = []): Promise<void> {
  await choose(dialog, popularPackage.name);
  await stepOn(dialog, "Add-ons");
  for (const [addon, quantity] of addons) await tick(dialog, addon, quantity);
  await stepOn(dialog, "Review");
}

export async function fillDetails(dialog: Locator): Promise<void> {
  await dialog.getByLabel("Name *").fill(" Ann Example ");
  await dialog.getByLabel("Email *").fill("ann@example.com");
}

/** An order that was sent without a name, with the toast that says so. */
export async function refusedOrder(page: Page): Promise<Locator> {
  const dialog = await openQuote(page);
  await toReview(dialog);
  await press(dialog, "Get Started");
  await toastIn(dialog);
  return dialog;
}

/** Sends the open order in a window of each size, and looks at it while its toast is there. */
export async function lookAtToast(
  page: Page,
  windows: { width: number; height: number }[],
  look: (where: string) => Promise<void>,
): Promise<void> {
  const dialog = dialogIn(page);
  for (const size of windows) {
    await page.setViewportSize(size);
    await press(dialog, "Get Started");
    await toastIn(dialog);
    await look(`${size.width} × ${size.height}`);
    await press(dialog, "Dismiss");
  }
}

/** An order that only has to be sent. */
export async function filledOrder(page: Page, addons?: [string, number?][]): Promise<Locator> {
  const dialog = await openQuote(page);
  await toReview(dialog, addons);
  await fillDetails(dialog);
  return dialog;
}

export async function openAudit(page: Page): Promise<Locator> {
  await page.locator('main [data-open="audit"]').first().click();
  return dialogIn(page);
}

export async function fillAudit(dialog: Locator): Promise<void> {
  await dialog.getByLabel("Name").fill("Ann");
  await dialog.getByLabel("Email").fill("ann@example.com");
  await dialog.getByLabel("Website").fill("mysite.co.uk");
}

export async function fillContact(form: Page | Locator): Promise<void> {
  const values = filledIn(contactForm, {
    name: "  Ann Example ",
    email: "ann@example.com",
    message: "I would like a website.  ",
  });
  for (const { name, label } of contactForm.fields)
    if (values[name]) await form.getByLabel(label, { exact: true }).fill(values[name]);
}

/** The toast's words, title and text in one line. */
export async function toastIn(scope: Page | Locator): Promise<string> {
  const toast = scope.locator(".toast");
  await toast.locator(".toast-title").waitFor();
  return String(await toast.textContent()).replace("\n", " / ");
}

/** Answers of the form service, one after the other; the last one stays. */
export type Reply = { status?: number; body?: string; type?: string } | "dead" | "hangs";

export async function answer(page: Page, path: string, ...replies: Reply[]): Promise<void> {
  await page.route(`**/forms${path}`, route => {
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? "dead";
    if (reply === "dead") return route.abort("connectionrefused");
    if (reply === "hangs") return undefined;
    const { status = 200, body = "{}", type = "application/json" } = reply;
    return route.fulfill({ status, body, contentType: type });
  });
}

/** The visitor looks at something else from now on, so nothing tells the page any more when it is left. */
export async function goOutOfSight(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
    addEventListener("visibilitychange", event => event.stopImmediatePropagation(), true);
  });
}

/** The page comes again as after a crash, of which nothing has told it before. */
export async function crash(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ["visibilitychange", "pagehide"])
      addEventListener(type, event => event.stopImmediatePropagation(), true);
  });
  await page.reload();
}

export async function closeByKey(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await closed(page);
}

/**
 * On its way back from the dialog's own entry of its history, a browser gives up to load a page, and takes an order that
 * is opened meanwhile for the one that was closed.
 */
export async function closed(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector("dialog[open]") && !history.state);
}

/** On a slow connection a dialog opens before its styles are there. */
export async function dressed(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(
      ({ sheet }) => sheet,
    ),
  );
}

/** In which the page would do what it must not, or hears of what has failed: there is nothing to wait for. */
export async function aMoment(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)));
}

/** From here on time passes in the page where a test says so, however long a slow browser takes. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-01-01T10:00:00" });
  await page.clock.pauseAt("2026-01-01T11:00:00");
}

/** As where a visitor has forbidden it, from the next page on. */
export async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
}

/** How much wider the content of the dialog, or else of the named part, is than its place. */
export function overflow(page: Page, part = "html"): Promise<number> {
  return page.evaluate(part => {
    const dialog = document.querySelector("dialog[open]");
    const places = dialog ? [dialog, ...dialog.querySelectorAll(".order-main")] : [];
    const scrollers = dialog ? places : [...document.querySelectorAll(part)];
    // A gutter that is kept for the scrollbar makes it negative.
    return Math.max(0, ...scrollers.map(place => place.scrollWidth - place.clientWidth));
  }, part);
}

/** As where only text is set twice as large. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** As far apart as readers may set it (WCAG 2.2, 1.4.12). */
export async function spreadText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(styles);
  });
}
