import { describe, expect, test } from "vitest";
import { biltonAuditForm, coventryAuditForm, dunchurchAuditForm } from "./audit-forms.ts";
import type { Catalogue } from "./catalogue.ts";
import { contactForm, planEnquiryForm } from "./forms.ts";
import { orderForm, orderFormFor } from "./order-form.ts";
import { failureToast } from "./toasts.ts";

const tone = "destructive";

describe("a failed message", () => {
  const usual = "There was a problem sending your message. Please try again.";
  test.each([
    [undefined, usual],
    ["Failed to submit form", usual],
    ["Internal Server Error", usual],
    ["Validation failed: name", "Please check your input and try again."],
    [
      "429 Too many requests from you",
      "Too many requests. Please wait a moment before submitting again.",
    ],
  ])("with the error text '%s'", (errorText, text) => {
    expect(failureToast(contactForm, errorText)).toEqual({ title: "Error", text, tone });
    expect(failureToast(planEnquiryForm, errorText)).toEqual({ title: "Error", text, tone });
  });
});

test.each([
  [coventryAuditForm, "Error", "There was a problem submitting your request. Please try again."],
  [biltonAuditForm, "Submission Failed", "Please try again or call us directly."],
  [dunchurchAuditForm, "Error", "There was a problem submitting your request. Please try again."],
  [orderForm, "Submission Error", "There was a problem submitting your enquiry. Please try again."],
])("every other form fails with one text whatever the service said", (form, title, text) => {
  expect(failureToast(form, "Too many requests")).toEqual({ title, text, tone });
});

test("contact and Coventry show no toast on success, Bilton and Dunchurch do", () => {
  expect("success" in contactForm.toasts || "success" in coventryAuditForm.toasts).toBe(false);
  expect(biltonAuditForm.toasts.success).toEqual({
    title: "Audit Request Submitted!",
    text: "We'll send your FREE Bilton SEO audit within 24 hours.",
    tone: "success",
  });
  expect(dunchurchAuditForm.toasts.success).toEqual({
    title: "Success!",
    text: "Your FREE SEO audit request has been submitted. We'll be in touch within 24 hours.",
    tone: "success",
  });
});

test("the toasts of a form that was not filled in", () => {
  expect(contactForm.toasts.validation).toEqual({
    title: "Validation Error",
    text: "Please fix the errors below before submitting.",
    tone,
  });
  expect(orderForm.toasts.validation).toEqual({
    title: "Missing Information",
    text: "Please fill in all required fields.",
    tone,
  });
});

test.each(["web design", "SEO"] as const)("an order of %s is thanked for by its name", label => {
  const catalogue: Catalogue = { type: "web", label, packages: [], addons: [] };
  expect(orderFormFor(catalogue).toasts.success).toEqual({
    title: "Enquiry Submitted!",
    text: `Thank you for your ${label} enquiry. We'll be in touch soon with next steps and a detailed quote.`,
    tone: "success",
  });
});
