import { build } from "esbuild";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Field, MessageForm as Form } from "../../domain/form.ts";
import { contactForm } from "../../domain/forms.ts";
import { planMessage } from "../../domain/plan-enquiry.ts";
import { MessageForm } from "../../islands/form/message-form.tsx";
import { projectRoot } from "../built-site.ts";
import { sharedBrowser } from "../shared-browser.ts";

// A field of a message form is one entry in domain/forms.ts: also a second long text, above the message.

let browser: Awaited<ReturnType<typeof sharedBrowser>>;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser.close());

test("a form with two long texts counts each beside itself", async () => {
  const page = await pageWith(aboutYou({ counterMax: 300 }));
  await page.getByLabel("About you").fill("abc");
  await page.getByLabel("Message").fill("a message");
  expect(await page.locator(".counter").allTextContents()).toEqual(["3/300", "9/5000"]);
  await page.getByLabel("About you").fill("a".repeat(301));
  expect(await page.locator(".counter[data-over]").allTextContents()).toEqual(["301/300"]);
  expect(await page.locator("[data-remaining]").allTextContents()).toEqual(["Over the limit", ""]);
});

test("a long text without a counter above the message is not counted in its place", async () => {
  const page = await pageWith(aboutYou({}));
  await page.getByLabel("About you").fill("abc");
  await page.getByLabel("Message").fill("a message");
  expect(await page.locator(".counter").allTextContents()).toEqual(["9/5000"]);
});

test("a plan is named in the message, not in a long text above it", async () => {
  const page = await pageWith(aboutYou({}));
  await page.evaluate("forms.namePlan(document.body, 'Basic')");
  expect(await page.getByLabel("Message").inputValue()).toBe(`${planMessage("Basic")} `);
  expect(await page.getByLabel("About you").inputValue()).toBe("");
});

function aboutYou(own: Pick<Field, "counterMax">): Form {
  const about: Field = {
    name: "about",
    label: "About you",
    kind: "textarea",
    required: false,
    rules: [],
    ...own,
  };
  return { ...contactForm, fields: [about, ...contactForm.fields] };
}

/** Shows the form as a page does, and brings it to life. */
async function pageWith(form: Form) {
  const sending = {
    formsUrl: "/forms",
    thankYouUrl: "/thank-you/",
    contactUrl: "/#contact",
    privacyUrl: "/privacy/",
    privacyLine: "We keep it to ourselves.",
  };
  const page = await browser.newPage();
  await page.setContent(renderToString(h(MessageForm, { form, sending })));
  await page.addScriptTag({ content: await formCode() });
  const props = JSON.stringify({ form, sending });
  await page.evaluate(`forms.runMessageForm({ ...${props}, root: document.body })`);
  return page;
}

async function formCode(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { runMessageForm } from "./islands/form/run-message-form.ts"; export { namePlan } from "./islands/form/name-plan.ts";`,
      resolveDir: projectRoot,
    },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "forms",
  });
  return outputFiles[0]?.text ?? "";
}
