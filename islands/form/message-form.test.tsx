/** @jsxImportSource preact */
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { contactForm } from "../../domain/forms.ts";
import type { Sending } from "../contract.ts";
import { MessageForm } from "./message-form.tsx";

const sending: Sending = {
  formsUrl: "/forms",
  thankYouUrl: "/thank-you/",
  contactUrl: "/#contact",
  privacyUrl: "/privacy/",
  privacyLine: "We keep it to ourselves.",
};

test("a form says which it is also when it is posted without script", () => {
  const form = { ...contactForm, request: { extra: { formType: "call-back" } } };
  expect(renderToString(<MessageForm form={form} sending={sending} />)).toContain(
    '<input type="hidden" name="formType" value="call-back"/>',
  );
});
