import { describe, expect, test } from "vitest";
import * as auditForms from "./audit-forms.ts";
import { biltonAuditForm, coventryAuditForm, dunchurchAuditForm } from "./audit-forms.ts";
import { filledMsName, honeypotName } from "./calls.ts";
import type { Form, MessageForm } from "./form.ts";
import * as messageForms from "./forms.ts";
import { contactForm, planEnquiryForm } from "./forms.ts";
import { orderForm } from "./order-form.ts";
import { blankFields, parseForm } from "./parse-form.ts";

const forms: readonly Form[] = [
  ...Object.values<Form>(messageForms),
  ...Object.values<Form>(auditForms),
  orderForm,
];
const checkOrder = ["required", "min", "max", "email", "phone", "url"];

describe.each(forms.map(form => [form.id, form] as const))("%s", (_id, form) => {
  test("is checked in the order required, too short or too long, shape", () => {
    for (const { rules } of form.fields) {
      const positions = rules.map(({ check }) => checkOrder.indexOf(check));
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    }
  });

  test("never lets an empty required field pass", () => {
    const parsed = parseForm(form, {});
    const required = form.fields.filter(field => field.required);
    const names = required.map(({ name }) => name);
    expect(parsed.ok ? [] : Object.keys(parsed.fields)).toEqual(names);
    expect(blankFields(form, {})).toEqual(required);
  });

  test("survives the way through JSON, so that it can be a prop", () => {
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
  });
});

test("no two forms share an id", () => {
  expect(new Set(forms.map(({ id }) => id)).size).toBe(forms.length);
});

const sentForms = [
  ...Object.values<MessageForm>(messageForms),
  ...Object.values<MessageForm>(auditForms),
];
test.each(sentForms)(
  "no field of $id is lost behind what is sent with it",
  ({ fields, request }) => {
    const besides = ["type", honeypotName, filledMsName, ...Object.keys(request.extra ?? {})];
    const names = fields.map(({ name }) => name);
    expect(names.filter((name, at) => besides.includes(name) || names.indexOf(name) < at)).toEqual(
      [],
    );
  },
);

test("the order asks for the fields of its step, the optional ones unmarked", () => {
  expect(orderForm.fields.map(({ name, label, required }) => [name, label, required])).toEqual([
    ["name", "Name", true],
    ["email", "Email", true],
    ["phone", "Phone", false],
    ["message", "Additional Requirements", false],
  ]);
});

test("blanks do not fill a required field", () => {
  const typed = { name: "  ", email: "ann@example.com" };
  expect(blankFields(orderForm, typed)).toMatchObject([{ name: "name" }]);
});

test("while sending, messages say 'Sending...' and requests say 'Submitting...'", () => {
  const specified: Form[] = [
    ...[contactForm, planEnquiryForm, orderForm],
    ...[coventryAuditForm, biltonAuditForm, dunchurchAuditForm],
  ];
  expect(specified.map(({ id, sendingLabel }) => [id, sendingLabel])).toEqual([
    ["contact", "Sending..."],
    ["plan-enquiry", "Sending..."],
    ["order", "Submitting..."],
    ["coventry-audit", "Submitting..."],
    ["bilton-audit", "Submitting..."],
    ["dunchurch-audit", "Submitting..."],
  ]);
});
