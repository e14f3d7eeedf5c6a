import type { Field, Form, MessageForm } from "./form.ts";
import { validEmail, validPhone } from "./shared-fields.ts";

// Literals only, no calls and no spreads: the bundler can then leave out the forms a page does not use.

const contactFields = [
  {
    name: "name",
    label: "Name",
    kind: "text",
    required: true,
    autocomplete: "name",
    rules: [
      { check: "required", message: "Name is required" },
      { check: "min", length: 2, message: "Name must be at least 2 characters" },
      { check: "max", length: 100, message: "Name must be less than 100 characters" },
    ],
  },
  {
    name: "email",
    label: "Email",
    kind: "email",
    required: true,
    autocomplete: "email",
    rules: [
      { check: "required", message: "Email is required" },
      { check: "max", length: 255, message: "Email must be less than 255 characters" },
      { check: "email", message: validEmail },
    ],
  },
  {
    name: "phone",
    label: "Phone (optional)",
    kind: "tel",
    required: false,
    autocomplete: "tel",
    rules: [
      { check: "min", length: 10, message: validPhone },
      { check: "max", length: 20, message: "Phone number must be less than 20 characters" },
      { check: "phone", message: validPhone },
    ],
  },
  {
    name: "message",
    label: "Message",
    kind: "textarea",
    required: true,
    counterMax: 5000,
    rules: [
      { check: "required", message: "Message is required" },
      { check: "min", length: 10, message: "Message must be at least 10 characters" },
      { check: "max", length: 5000, message: "Message must be less than 5000 characters" },
    ],
  },
] as const satisfies readonly Field[];

const contactToasts = {
  validation: {
    title: "Validation Error",
    text: "Please fix the errors below before submitting.",
    tone: "destructive",
  },
  failure: {
    title: "Error",
    text: "There was a problem sending your message. Please try again.",
    tone: "destructive",
  },
  failureTexts: [
    {
      contains: "Too many requests",
      text: "Too many requests. Please wait a moment before submitting again.",
    },
    { contains: "Validation failed", text: "Please check your input and try again." },
  ],
} as const satisfies Form["toasts"];

export const contactForm = {
  id: "contact",
  heading: "Write to us",
  fields: contactFields,
  submitLabel: "Send Message",
  sendingLabel: "Sending...",
  nativeChecks: false,
  toasts: contactToasts,
  request: { omitEmpty: true },
} as const satisfies MessageForm;

/** The contact form in a dialog: a plan opens it, and so do training and repairs; what it is about stands in the message. */
export const planEnquiryForm = {
  id: "plan-enquiry",
  heading: "Send us an enquiry",
  intro: "Tell us a little about your website.",
  fields: contactFields,
  submitLabel: "Send Enquiry",
  sendingLabel: "Sending...",
  nativeChecks: false,
  toasts: contactToasts,
  request: { omitEmpty: true },
} as const satisfies MessageForm;
