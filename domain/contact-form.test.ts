import { describe, expect, test } from "vitest";
import { filledIn } from "../tests/filled-in.ts";
import { workMs } from "../tests/work-ms.ts";
import { contactForm, planEnquiryForm } from "./forms.ts";
import { parseForm } from "./parse-form.ts";

const good = filledIn(contactForm, {
  name: "Ann",
  email: "ann@example.com",
  phone: "",
  message: "Please call me.",
});
const validEmail = "Please enter a valid email address";
const validPhone = "Please enter a valid phone number";
const longPhone = "Phone number must be less than 20 characters";

test("an empty form names the three required fields and leaves the phone alone", () => {
  const parsed = parseForm(contactForm, {});
  expect(parsed).not.toHaveProperty("fields.phone");
  expect(parsed).toMatchObject({
    ok: false,
    fields: {
      name: "Name is required",
      email: "Email is required",
      message: "Message is required",
    },
  });
});

describe("each field gets its first message, or none", () => {
  test.each([
    ["name", "A", "Name must be at least 2 characters"],
    ["name", " A ", "Name must be at least 2 characters"],
    ["name", "Al", undefined],
    ["name", "a".repeat(100), undefined],
    ["name", "a".repeat(101), "Name must be less than 100 characters"],
    ["name", "   ", "Name is required"],
    ["email", "", "Email is required"],
    ["email", "abc", validEmail],
    ["email", "a@b", validEmail],
    ["email", "a b@c.uk", validEmail],
    ["email", "a@@b.uk", validEmail],
    ["email", "a@b.", validEmail],
    ["email", "@b.uk", validEmail],
    ["email", "a@b.co,uk", validEmail],
    ["email", "a@b.co,", validEmail],
    ["email", "a@b.co", undefined],
    ["email", "  a@b.co ", undefined],
    ["email", "o'brien+web@mail.example.co.uk", undefined],
    ["email", `${"a".repeat(250)}@b.co`, undefined],
    ["email", `${"a".repeat(251)}@b.co`, "Email must be less than 255 characters"],
    ["email", "a".repeat(256), "Email must be less than 255 characters"],
    ["phone", "", undefined],
    ["phone", "   ", undefined],
    ["phone", "123456789", validPhone],
    ["phone", "0123456789", undefined],
    ["phone", "+44 (0)1632 960-001", undefined],
    ["phone", "01632\u2011960\u2013001", undefined],
    ["phone", "abc4567890", validPhone],
    ["phone", "0123+456789", validPhone],
    ["phone", "1".repeat(20), undefined],
    ["phone", "1".repeat(21), longPhone],
    ["phone", "x".repeat(21), longPhone],
    ["message", "a".repeat(9), "Message must be at least 10 characters"],
    ["message", ` ${"a".repeat(9)} `, "Message must be at least 10 characters"],
    ["message", "a".repeat(10), undefined],
    ["message", "a".repeat(5000), undefined],
    ["message", "a".repeat(5001), "Message must be less than 5000 characters"],
    ["message", ` ${"a".repeat(5000)}\n`, undefined],
  ])("%s '%s'", (field, value, message) => {
    const parsed = parseForm(contactForm, { ...good, [field]: value });
    expect(parsed.ok ? {} : parsed.fields).toEqual(message ? { [field]: message } : {});
  });
});

test("what passes comes back trimmed", () => {
  const parsed = parseForm(contactForm, { ...good, name: "  Ann ", phone: " 01632 960001 " });
  expect(parsed).toMatchObject({ ok: true, values: { name: "Ann", phone: "01632 960001" } });
});

test("line ends of a plain form post count as one character, as in the browser", () => {
  const message = `${"a\r\n".repeat(2499)}ab`;
  expect(parseForm(contactForm, { ...good, message })).toMatchObject({
    ok: true,
    values: { message: `${"a\n".repeat(2499)}ab` },
  });
});

test.each([null, 42, ["a@b.co"], { toString: 1 }, undefined])(
  "a value that is no text counts as missing: %o",
  email => {
    const parsed = parseForm(contactForm, { ...good, email });
    expect(parsed).toEqual({ ok: false, fields: { email: "Email is required" } });
  },
);

test("fields the form does not have are dropped", () => {
  const parsed = parseForm(contactForm, { ...good, role: "admin", __proto__: { name: "X" } });
  expect(parsed).toMatchObject({ ok: true, values: good });
  expect(Object.keys(parsed.ok && parsed.values)).toEqual(
    contactForm.fields.map(({ name }) => name),
  );
});

test("a plan enquiry is checked as the contact form is", () => {
  expect(planEnquiryForm.fields).toBe(contactForm.fields);
});

test("a hostile address of 60,000 characters is refused at once", () => {
  const email = `a@${"a.".repeat(30_000)} `;
  expect(workMs(() => parseForm(contactForm, { ...good, email }))).toBeLessThan(1000);
});
