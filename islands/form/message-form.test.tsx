/** @jsxImportSource preact */
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { honeypotName } from "../../domain/calls.ts";
import type { Form } from "../../domain/form.ts";
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

test("a form is heard with what it is for", () => {
  const form = renderToString(<MessageForm form={contactForm} sending={sending} />);
  expect(form).toMatch(new RegExp(`^<form [^>]*aria-label="${contactForm.heading}"`));
});

test("each field may be filled in by the browser, and written in from either side", () => {
  const { fields }: Form = contactForm;
  for (const { name, autocomplete } of fields) {
    expect(fieldOf(name)).toContain(' dir="auto"');
    if (autocomplete) expect(fieldOf(name)).toContain(` autocomplete="${autocomplete}"`);
  }
});

test("the field that is no visitor's is not heard, and neither a key nor the browser comes to it", () => {
  for (const said of ['aria-hidden="true"', 'tabindex="-1"', 'autocomplete="off"'])
    expect(fieldOf(honeypotName)).toContain(said);
});

function fieldOf(name: string): string | undefined {
  const form = renderToString(<MessageForm form={contactForm} sending={sending} />);
  return form.match(/<(input|textarea)[^>]*>/g)?.find(field => field.includes(` name="${name}"`));
}
