import { describe, expect, test } from "vitest";
import * as auditForms from "./audit-forms.ts";
import { biltonAuditForm, coventryAuditForm, dunchurchAuditForm } from "./audit-forms.ts";
import type { Field, MessageForm } from "./form.ts";
import * as forms from "./forms.ts";
import { contactForm, planEnquiryForm } from "./forms.ts";
import { messageRequest } from "./message-request.ts";
import { recogniseMessage } from "./recognise-message.ts";

const person = { name: "Ann Lee", email: "ann@example.com" };
const audit = { ...person, phone: "", website: "https://example.com" };

test("a contact message leaves an empty phone out", () => {
  const words = { ...person, message: "Please call me." };
  const withPhone = { ...words, phone: "01632 960001" };
  expect(messageRequest(contactForm, { ...words, phone: "" })).toMatchObject(words);
  expect(messageRequest(contactForm, { ...words, phone: "" })).not.toHaveProperty("phone");
  expect(messageRequest(planEnquiryForm, withPhone)).toMatchObject(withPhone);
});

test.each([contactForm, planEnquiryForm, coventryAuditForm])(
  "a field that is added to the form $id is sent and found again",
  form => {
    const company: Field = {
      name: "company",
      label: "Company",
      kind: "text",
      required: false,
      rules: [],
    };
    const grown: MessageForm = { ...form, fields: [...form.fields, company] };
    const request = messageRequest(grown, { ...audit, message: "Hello.", company: "Lee Ltd" });
    expect(recogniseMessage(request).values).toMatchObject({ company: "Lee Ltd" });
  },
);

test("a form with fields of its own is known by what it adds to them", () => {
  const form: MessageForm = { ...contactForm, request: { extra: { formType: "call-back" } } };
  const callBack = messageRequest(form, { name: "Ann Lee" });
  expect(recogniseMessage(callBack, [form])).toEqual({ form, values: callBack });
  expect(recogniseMessage({ name: "Ann Lee" }, [form]).form).toBe(contactForm);
});

test("a website that a contact message asks for is sent under its name", () => {
  const website: Field = {
    name: "website",
    label: "Site",
    kind: "url",
    required: false,
    rules: [],
  };
  const form: MessageForm = { ...contactForm, fields: [...contactForm.fields, website] };
  expect(messageRequest(form, audit)).toMatchObject({ website: audit.website });
});

describe("an audit request carries the website in its message", () => {
  test.each([
    [
      coventryAuditForm,
      {
        message:
          "SEO Audit Request for: https://example.com\nThis is a request for a free SEO audit.",
        formType: "seo-audit",
      },
    ],
    [biltonAuditForm, { message: "Bilton SEO Audit Request - Website: https://example.com" }],
    [
      dunchurchAuditForm,
      {
        message: "Dunchurch SEO Audit Request - Website: https://example.com",
        subject: "New Dunchurch SEO Audit Request",
      },
    ],
  ])("from form %#", (form, rest) => {
    expect(messageRequest(form, audit)).toMatchObject({ ...person, phone: "", ...rest });
    expect(messageRequest(form, audit)).not.toHaveProperty("website");
  });
});

describe("the service finds the form of a message again", () => {
  test.each<MessageForm>([...Object.values(forms), ...Object.values(auditForms)])(
    "$id, and everything that was typed",
    form => {
      const typed = Object.fromEntries(form.fields.map(({ name }) => [name, `${name}:1`]));
      const { form: found, values } = recogniseMessage(messageRequest(form, typed));
      const advice = `Give the form ${form.id} a mark of its own: request: { extra: { formType: "${form.id}" } }`;
      const { opening, extra } = form.request;
      expect(found, advice).toBe(opening || extra ? form : contactForm);
      expect(found.fields, advice).toEqual(form.fields);
      expect(values, advice).toMatchObject(typed);
    },
  );

  test("an audit with nothing behind its opening words has no website", () => {
    const { form, values } = recogniseMessage({
      ...person,
      message: "Bilton SEO Audit Request - Website:",
    });
    expect(form.id).toBe("bilton-audit");
    expect(values).toMatchObject({ website: "" });
  });

  test("a contact message that quotes an audit's line stays a contact message", () => {
    const quoting = `${biltonAuditForm.request.opening}https://example.com\r\nI sent this and heard nothing.`;
    for (const message of [quoting, quoting.replace("\r", "")])
      expect(recogniseMessage({ ...person, message }).form).toBe(contactForm);
    const alone = `${biltonAuditForm.request.opening}https://example.com\r\n`;
    expect(recogniseMessage({ ...person, message: alone }).form).toBe(biltonAuditForm);
  });

  test("a marked audit is known whatever its closing line says", () => {
    const message = `${coventryAuditForm.request.opening}example.com\nPlease look at it for free.`;
    const body = { ...person, message, formType: "seo-audit" };
    expect(recogniseMessage(body).form).toBe(coventryAuditForm);
  });

  test.each([
    { ...person, message: "I liked your SEO Audit Request for: page" },
    { ...person, message: "SEO Audit Request for: x" },
    { ...person, message: 7 },
    {},
  ])("anything else is a contact message: %o", body => {
    expect(recogniseMessage(body)).toEqual({ form: contactForm, values: body });
  });
});
