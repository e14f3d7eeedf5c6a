import type { Field } from "./form.ts";

// What several forms ask or say alike.

export const validEmail = "Please enter a valid email address";
export const validPhone = "Please enter a valid phone number";

export const requiredName = {
  name: "name",
  label: "Name",
  kind: "text",
  required: true,
  autocomplete: "name",
  rules: [{ check: "required", message: "Name is required" }],
} as const satisfies Field;

export const requiredEmail = {
  name: "email",
  label: "Email",
  kind: "email",
  required: true,
  autocomplete: "email",
  rules: [
    { check: "required", message: "Email is required" },
    { check: "max", length: 255, message: validEmail },
    { check: "email", message: validEmail },
  ],
} as const satisfies Field;
