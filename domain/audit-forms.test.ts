import { describe, expect, test } from "vitest";
import { biltonAuditForm, coventryAuditForm, dunchurchAuditForm } from "./audit-forms.ts";
import { parseForm } from "./parse-form.ts";

const good = {
  name: "Ann Lee",
  email: "ann@example.com",
  phone: "01632 960001",
  website: "https://example.com",
};

describe("Coventry", () => {
  test.each([
    ["name", "A", "Name must be at least 2 characters"],
    ["name", "", "Name must be at least 2 characters"],
    ["name", "Al", undefined],
    ["email", "abc", "Please enter a valid email address"],
    ["email", "", "Please enter a valid email address"],
    ["email", `${"a".repeat(243)}@example.com`, undefined],
    ["email", `${"a".repeat(244)}@example.com`, "Please enter a valid email address"],
    ["phone", "", "Please enter a valid phone number"],
    ["phone", "123456789", "Please enter a valid phone number"],
    ["phone", "1234567890", undefined],
    ["phone", "1".repeat(30), undefined],
    ["website", "", "Website is required"],
    ["website", "  ", "Website is required"],
    ["website", "mysite", undefined],
  ])("%s '%s'", (field, value, message) => {
    const parsed = parseForm(coventryAuditForm, { ...good, [field]: value });
    expect(parsed.ok ? {} : parsed.fields).toEqual(message ? { [field]: message } : {});
  });
});

describe.each([
  ["Bilton", biltonAuditForm],
  ["Dunchurch", dunchurchAuditForm],
])("%s", (_village, form) => {
  test("leaves the first word to the browser's own checks", () => {
    expect(form.nativeChecks).toBe(true);
    const kinds = form.fields.map(({ name, kind, required }) => [name, kind, required]);
    expect(kinds).toContainEqual(["name", "text", true]);
    expect(kinds).toContainEqual(["email", "email", true]);
    expect(kinds).toContainEqual(["phone", "tel", false]);
    expect(kinds).toContainEqual(["website", "url", true]);
  });

  test.each([
    ["name", " ", "Name is required"],
    ["name", "A", undefined],
    ["email", "", "Email is required"],
    ["email", "abc", "Please enter a valid email address"],
    ["email", `${"a".repeat(243)}@example.com`, undefined],
    ["email", `${"a".repeat(244)}@example.com`, "Please enter a valid email address"],
    ["phone", "", undefined],
    ["phone", "12", undefined],
    ["website", "", "Website is required"],
    ["website", "abc", "Please enter a valid website URL"],
    ["website", "javascript:alert(1)", "Please enter a valid website URL"],
    ["website", "http://abc.uk/x", undefined],
    // As a phone begins what is typed.
    ["website", "Https://abc.uk", undefined],
  ])("%s '%s'", (field, value, message) => {
    const parsed = parseForm(form, { ...good, [field]: value });
    expect(parsed.ok ? {} : parsed.fields).toEqual(message ? { [field]: message } : {});
  });
});
