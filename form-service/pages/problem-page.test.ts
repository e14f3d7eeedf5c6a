import { expect, test } from "vitest";
import type { MessageForm } from "../../domain/form.ts";
import { contactForm } from "../../domain/forms.ts";
import { problemPage } from "./problem-page.ts";

const callBackForm: MessageForm = {
  ...contactForm,
  id: "call-back",
  fields: [{ name: "best_time", label: "Best time", kind: "text", required: true, rules: [] }],
  submitLabel: "Call Me Back",
  request: { extra: { formType: "call-back" } },
};

test("a form of its own is shown again with its own fields, and says again which it is", () => {
  const html = problemPage({
    problem: { message: "Validation failed", fields: { best_time: "Say when" } },
    typed: { form: callBackForm, values: { best_time: "at <noon>" } },
    siteUrl: "https://www.shop.test",
    action: "contact-form",
  });
  expect(html).toContain("Please fix the errors below before submitting.");
  expect(html).toContain('type="text" value="at &lt;noon&gt;"');
  expect(html).toContain('id="best_time-error">Say when');
  expect(html).toContain('aria-invalid="true" aria-describedby="best_time-error"');
  expect(html).toContain('<input type="hidden" name="formType" value="call-back">');
  expect(html).toContain("<button>Call Me Back</button>");
  expect(html).not.toContain('name="message"');
});

test("what was typed in Arabic or Hebrew stands at the right, as it did where it was typed", () => {
  const values = { name: "محمد", email: "ann", phone: "", message: "שלום" };
  const html = problemPage({
    problem: { message: "Validation failed", fields: { email: "Wrong" } },
    typed: { form: contactForm, values },
    siteUrl: "https://www.shop.test",
    action: "contact-form",
  });
  expect(html.match(/<(input|textarea) [^>]*dir="auto"/g)).toHaveLength(contactForm.fields.length);
});

test("the first field that is wrong has the focus, and no other", () => {
  const html = problemPage({
    problem: { message: "Validation failed", fields: { message: "Too short", email: "Wrong" } },
    typed: { form: contactForm, values: {} },
    siteUrl: "https://www.shop.test",
    action: "contact-form",
  });
  expect(html.match(/<[^>]* autofocus/g)).toEqual([expect.stringContaining('id="email"')]);
});
