import type { Field, MessageForm, Toast } from "./form.ts";
import { requiredEmail, requiredName, validEmail, validPhone } from "./shared-fields.ts";

// Literals only, no calls and no spreads: the bundler can then leave out the forms a page does not use.

const failedRequest: Toast = {
  title: "Error",
  text: "There was a problem submitting your request. Please try again.",
  tone: "destructive",
};

export const coventryAuditForm = {
  id: "coventry-audit",
  heading: "Get your free Coventry SEO audit",
  intro: "We look at your website and your Google listing, and send you what we find.",
  fields: [
    {
      name: "name",
      label: "Name",
      kind: "text",
      required: true,
      autocomplete: "name",
      rules: [{ check: "min", length: 2, message: "Name must be at least 2 characters" }],
    },
    {
      name: "email",
      label: "Email",
      kind: "email",
      required: true,
      autocomplete: "email",
      rules: [
        { check: "max", length: 255, message: validEmail },
        { check: "email", message: validEmail },
      ],
    },
    {
      name: "phone",
      label: "Phone",
      kind: "tel",
      required: true,
      autocomplete: "tel",
      rules: [{ check: "min", length: 10, message: validPhone }],
    },
    {
      name: "website",
      label: "Website",
      kind: "url",
      required: true,
      autocomplete: "url",
      rules: [{ check: "required", message: "Website is required" }],
    },
  ],
  submitLabel: "Request Free Audit",
  sendingLabel: "Submitting...",
  nativeChecks: false,
  toasts: { failure: failedRequest },
  request: {
    opening: "SEO Audit Request for: ",
    closing: "\nThis is a request for a free SEO audit.",
    extra: { formType: "seo-audit" },
  },
} as const satisfies MessageForm;

const villageAuditFields = [
  requiredName,
  requiredEmail,
  {
    name: "phone",
    label: "Phone (optional)",
    kind: "tel",
    required: false,
    autocomplete: "tel",
    rules: [],
  },
  {
    name: "website",
    label: "Website",
    kind: "url",
    required: true,
    autocomplete: "url",
    rules: [
      { check: "required", message: "Website is required" },
      { check: "url", message: "Please enter a valid website URL" },
    ],
  },
] as const satisfies readonly Field[];

export const biltonAuditForm = {
  id: "bilton-audit",
  heading: "Get your free Bilton SEO audit",
  intro: "We look at your website and your Google listing, and send you what we find.",
  fields: villageAuditFields,
  submitLabel: "Request Free Audit",
  sendingLabel: "Submitting...",
  nativeChecks: true,
  toasts: {
    failure: {
      title: "Submission Failed",
      text: "Please try again or call us directly.",
      tone: "destructive",
    },
    success: {
      title: "Audit Request Submitted!",
      text: "We'll send your FREE Bilton SEO audit within 24 hours.",
      tone: "success",
    },
  },
  request: { opening: "Bilton SEO Audit Request - Website: " },
} as const satisfies MessageForm;

export const dunchurchAuditForm = {
  id: "dunchurch-audit",
  heading: "Get your free Dunchurch SEO audit",
  intro: "We look at your website and your Google listing, and send you what we find.",
  fields: villageAuditFields,
  submitLabel: "Request Free Audit",
  sendingLabel: "Submitting...",
  nativeChecks: true,
  toasts: {
    failure: failedRequest,
    success: {
      title: "Success!",
      text: "Your FREE SEO audit request has been submitted. We'll be in touch within 24 hours.",
      tone: "success",
    },
  },
  request: {
    opening: "Dunchurch SEO Audit Request - Website: ",
    extra: { subject: "New Dunchurch SEO Audit Request" },
  },
} as const satisfies MessageForm;
