import { expect, test } from "vitest";
import { contactForm } from "../../../domain/forms.ts";
import { problemPage } from "../../../form-service/pages/problem-page.ts";
import { launchBrowser } from "../../browser.ts";

test("what is wrong stands as near below a text of many lines as below one of a single line", async () => {
  const fields = { name: "Too short", message: "Too short" };
  const html = problemPage({
    problem: { message: "Validation failed", fields },
    typed: { form: contactForm, values: {} },
    siteUrl: "https://www.shop.test",
    action: "contact-form",
  });
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent(html);
  const gaps = await page.locator("[aria-invalid]").evaluateAll(controls =>
    controls.map(control => {
      const error = control.nextElementSibling?.getBoundingClientRect().top ?? Number.NaN;
      return error - control.getBoundingClientRect().bottom;
    }),
  );
  expect(gaps).toHaveLength(2);
  expect(gaps[0]).toBeGreaterThan(0);
  expect(gaps[1]).toBe(gaps[0]);
  await browser.close();
});
