import { describe, expect, test } from "vitest";
import { spelled } from "../spelled.ts";
import { holdBack } from "./hold-back.ts";
import { callsOf, desk, journey } from "./journey.ts";
import {
  answer,
  dialogIn,
  dressed,
  fillAudit,
  fillContact,
  openAudit,
  press,
  toastIn,
} from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

const { visit } = journey();

const audits = [
  {
    path: "/coventry-seo-agency/",
    body: {
      message: "SEO Audit Request for: mysite.co.uk\nThis is a request for a free SEO audit.",
      formType: "seo-audit",
    },
    failure: "Error / There was a problem submitting your request. Please try again.",
    success: undefined,
  },
  {
    path: "/bilton-seo-company/",
    body: { message: "Bilton SEO Audit Request - Website: https://mysite.co.uk" },
    failure: "Submission Failed / Please try again or call us directly.",
    success: "Audit Request Submitted! / We'll send your FREE Bilton SEO audit within 24 hours.",
  },
  {
    path: "/dunchurch-seo-services/",
    body: {
      message: "Dunchurch SEO Audit Request - Website: https://mysite.co.uk",
      subject: "New Dunchurch SEO Audit Request",
    },
    failure: "Error / There was a problem submitting your request. Please try again.",
    success:
      "Success! / Your FREE SEO audit request has been submitted. We'll be in touch within 24 hours.",
  },
];

describe("an audit request", () => {
  test.each(audits)("on $path fails in its dialog, then succeeds in its own words", async audit => {
    const page = await visit(audit.path, desk);
    const calls = callsOf(page);
    const openers = page.locator('main [data-open="audit"]');
    expect(await openers.count()).toBeGreaterThan(1);
    await openers.last().click();
    const dialog = dialogIn(page);
    await press(dialog, "Cancel");
    await dialog.waitFor({ state: "hidden" });
    await openers.first().click();
    await answer(page, "/contact-form", { status: 503, body: '{"success":false,"error":"down"}' });
    const fields = { Name: "Ann Example", Email: "ann@example.com", Phone: "01632 960001" };
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
    await dialog.getByLabel("Website").fill("mysite.co.uk");
    await dialog.getByLabel("Website").press("Enter");
    expect(await toastIn(dialog)).toBe(audit.failure);
    expect(await dialog.getByLabel("Name").inputValue()).toBe("Ann Example");
    await page.unroute("**/forms/contact-form");
    await press(dialog, "Request Free Audit");
    await page.waitForURL(thankYouPage);
    if (audit.success) expect(await toastIn(page)).toBe(audit.success);
    // It came with this page alone.
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
    if (!audit.success) expect(await page.locator(".toast").count()).toBe(0);
    expect(calls.at(-1)?.body).toMatchObject({
      name: "Ann Example",
      email: "ann@example.com",
      phone: "01632 960001",
      ...audit.body,
      filled_ms: expect.any(Number),
    });
    expect(calls.at(-1)?.body).not.toHaveProperty("website");
  });

  test("in Coventry is checked by its own rules", async () => {
    const page = await visit("/coventry-seo-agency/", desk);
    const calls = callsOf(page);
    const dialog = await openAudit(page);
    await dialog.getByLabel("Name").fill("A");
    await dialog.getByLabel("Email").fill("abc");
    await dialog.getByLabel("Phone").fill("123456789");
    await press(dialog, "Request Free Audit");
    const errors = dialog.locator(".field-error:visible");
    // The first press waits for the code.
    await expect
      .poll(() => errors.allInnerTexts())
      .toEqual([
        "Name must be at least 2 characters",
        "Please enter a valid email address",
        "Please enter a valid phone number",
        "Website is required",
      ]);
    await dialog.getByLabel("Name").fill("Al");
    await dialog.getByLabel("Phone").fill("1234567890");
    await dialog.getByLabel("Website").fill("mysite");
    await press(dialog, "Request Free Audit");
    expect(await errors.allInnerTexts()).toEqual(["Please enter a valid email address"]);
    expect(calls).toEqual([]);
  });

  test("in Coventry is heard as invalid only where it is refused, whatever the browser thinks of 'mysite'", async () => {
    const page = await visit("/coventry-seo-agency/", desk);
    const tools = await page.context().newCDPSession(page);
    const invalid = async () => {
      const { nodes } = await tools.send("Accessibility.getFullAXTree");
      return nodes
        .filter(({ properties = [] }) =>
          properties.some(({ name, value }) => name === "invalid" && value.value === "true"),
        )
        .map(({ name }) => name?.value);
    };
    const dialog = await openAudit(page);
    await dialog.getByLabel("Website").fill("mysite");
    await expect.poll(invalid).toEqual([]);
    await press(dialog, "Request Free Audit");
    await expect.poll(invalid).toEqual(["Name", "Email", "Phone"]);
  });

  test("in Bilton is checked by the browser", async () => {
    const page = await visit("/bilton-seo-company/", desk);
    const calls = callsOf(page);
    const dialog = await openAudit(page);
    const invalid = dialog.locator("input:invalid");
    const names = () =>
      invalid.evaluateAll(inputs => inputs.map(input => input.getAttribute("name")));
    await press(dialog, "Request Free Audit");
    await dialog.locator("[name=name]:invalid:focus").waitFor();
    expect(await names()).toEqual(["name", "email", "website"]);
    await dialog.getByLabel("Name").fill("Ann");
    await dialog.getByLabel("Email").fill("ann@example.com");
    const website = dialog.getByLabel("Website");
    await website.fill("abc");
    await press(dialog, "Request Free Audit");
    await dialog.locator("[name=website]:invalid:focus").waitFor();
    expect(await names()).toEqual(["website"]);
    await website.fill("mysite.co.uk");
    await page.keyboard.press("Tab");
    // Who comes back to it does not hear that it is invalid.
    expect(await website.inputValue()).toBe("https://mysite.co.uk");
    expect(calls).toEqual([]);
  });

  test("is in the page: what is typed before its code comes stays, and its buttons wait for it", async () => {
    const page = await visit("/bilton-seo-company/", desk);
    const release = await holdBack(page, "**/message-dialog-*.js");
    const opener = page.locator('main [data-open="audit"]').first();
    await opener.click();
    const dialog = dialogIn(page);
    expect(await dialog.locator("input:focus").getAttribute("name")).toBe("name");
    await press(dialog, "Close");
    await dialog.waitFor({ state: "hidden" });
    await opener.click();
    await dialog.locator("input:focus").waitFor();
    await page.keyboard.type("Ann Example");
    await dialog.getByLabel("Email").fill("ann@example.com");
    await dialog.getByLabel("Website").fill("mysite.co.uk");
    await press(dialog, "Request Free Audit");
    await dialog.getByLabel("Phone").pressSequentially("01632 960001");
    expect(new URL(page.url()).pathname).toBe(spelled("/bilton-seo-company"));
    expect(await dialog.locator("input:focus").getAttribute("name")).toBe("phone");
    const calls = callsOf(page);
    release();
    await page.waitForURL(thankYouPage);
    expect(calls[0]?.body).toMatchObject({
      name: "Ann Example",
      phone: "01632 960001",
      message: "Bilton SEO Audit Request - Website: https://mysite.co.uk",
    });
  });

  test("whose code cannot be had stays with all that was typed, and sends when it comes", async () => {
    const page = await visit("/dunchurch-seo-services/", desk);
    await page.route("**/message-dialog-*.js", route => route.abort());
    const dialog = await openAudit(page);
    await fillAudit(dialog);
    await dialog.getByLabel("Website").fill("https://mysite.co.uk");
    await press(dialog, "Request Free Audit");
    await dialog.getByText("We could not be reached. What you typed is still here.").waitFor();
    await page.unroute("**/message-dialog-*.js");
    await press(dialog, "Request Free Audit");
    await page.waitForURL(thankYouPage);
  });

  test("whose code is gone, since the site was published anew, leads to the contact form", async () => {
    const page = await visit("/dunchurch-seo-services/", desk);
    await page.route("**/message-dialog-*.js", route => route.fulfill({ status: 404 }));
    await openAudit(page);
    await press(dialogIn(page), "Request Free Audit");
    await dialogIn(page).getByRole("link", { name: "use our contact form" }).click();
    await page.waitForURL("**/#contact");
  });

  test("that failed still says so when it is opened again, and nothing of loading", async () => {
    const page = await visit("/bilton-seo-company/", desk);
    await answer(page, "/contact-form", { status: 503, body: '{"success":false,"error":"down"}' });
    const dialog = await openAudit(page);
    await fillAudit(dialog);
    await press(dialog, "Request Free Audit");
    const note = dialog.getByText("Sending did not work. What you typed is still here.");
    await note.waitFor();
    await press(dialog, "Close");
    await dialog.waitFor({ state: "hidden" });
    await openAudit(page);
    await note.waitFor();
    expect(await dialog.getByText("Loading...").count()).toBe(0);
  });

  test("is locked and says 'Submitting...' while it is sent", async () => {
    const page = await visit("/dunchurch-seo-services/", desk);
    await answer(page, "/contact-form", "hangs");
    const dialog = await openAudit(page);
    await fillAudit(dialog);
    await press(dialog, "Request Free Audit");
    const button = dialog.getByRole("button", { name: "Submitting..." });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
  });
});

test("a plan's button names the plan in the message, and keeps what was written", async () => {
  const page = await visit("/coventry-website-hosting-support/", desk);
  const calls = callsOf(page);
  const planned = (plan: string) => page.locator(`main [data-plan*="${plan}"]`).first();
  await planned("Essential").click();
  const dialog = dialogIn(page);
  const message = dialog.getByLabel("Message");
  await expect.poll(() => message.inputValue()).toContain("Essential");
  expect(await dialog.locator(".counter").innerText()).toBe(
    `${(await message.inputValue()).length}/5000`,
  );
  await message.press("End");
  await message.pressSequentially(" When could you start?");
  await press(dialog, "Close");
  await planned("Professional").click();
  await expect.poll(() => message.inputValue()).toMatch(/Professional.* When could you start\?$/);
  const text = await message.inputValue();
  await fillContact(dialog);
  await message.fill(text);
  await press(dialog, "Send Enquiry");
  await page.waitForURL(thankYouPage);
  expect(calls[0]?.body).toMatchObject({ name: "Ann Example", message: text });
});

test("a plan that comes into the message while somebody types there leaves the caret where it is", async () => {
  const page = await visit("/coventry-website-hosting-support/", desk);
  const release = await holdBack(page, "**/message-dialog-*.js");
  await page.locator("main [data-plan]").first().click();
  const message = dialogIn(page).getByLabel("Message");
  await message.fill("When could start?");
  for (let i = 0; i < " start?".length; i++) await message.press("ArrowLeft");
  release();
  await expect.poll(() => message.inputValue()).toMatch(/\n\nWhen could start\?$/);
  await page.keyboard.type(" you");
  expect(await message.inputValue()).toMatch(/\n\nWhen could you start\?$/);
});

test("the button that closes an audit request stays in reach on the smallest screen", async () => {
  const page = await visit("/coventry-seo-agency/", { viewport: { width: 320, height: 568 } });
  const dialog = await openAudit(page);
  await dialog.waitFor();
  await dressed(page);
  await dialog.evaluate(part => part.scrollTo({ top: part.scrollHeight, behavior: "instant" }));
  expect(await dialog.evaluate(part => part.scrollTop)).toBeGreaterThan(0);
  const { y = -1 } = (await dialog.getByRole("button", { name: "Close" }).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  await press(dialog, "Close");
  await dialog.waitFor({ state: "hidden" });
});
