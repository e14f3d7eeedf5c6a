import type { Catalogue } from "./catalogue.ts";
import type { Form, Toast } from "./form.ts";
import { requiredEmail, requiredName } from "./shared-fields.ts";

/** Step 3 of the configurator. Each of its values travels with the order, and is kept in a column of its name. */
export const orderForm = {
  id: "order",
  heading: "Your Details",
  fields: [
    requiredName,
    requiredEmail,
    {
      name: "phone",
      label: "Phone",
      kind: "tel",
      required: false,
      autocomplete: "tel",
      rules: [],
    },
    {
      name: "message",
      label: "Additional Requirements",
      kind: "textarea",
      required: false,
      rules: [],
    },
  ],
  submitLabel: "Get Started",
  sendingLabel: "Submitting...",
  toasts: {
    validation: {
      title: "Missing Information",
      text: "Please fill in all required fields.",
      tone: "destructive",
    },
    failure: {
      title: "Submission Error",
      text: "There was a problem submitting your enquiry. Please try again.",
      tone: "destructive",
    },
    success: {
      title: "Enquiry Submitted!",
      text: "Thank you for your {label} enquiry. We'll be in touch soon with next steps and a detailed quote.",
      tone: "success",
    },
  },
} as const satisfies Form;

/** What it asks for, wherever an order goes: with a new field nothing compiles that would lose it on the way. */
export type OrderContact = {
  readonly [F in (typeof orderForm)["fields"][number] as F["name"]]: F["required"] extends true
    ? string
    : string | null;
};

/** The form as one catalogue's configurator shows it. Data, so that a page hands it over with the catalogue. */
export type OrderForm = Omit<typeof orderForm, "toasts"> & {
  readonly toasts: Readonly<Record<keyof typeof orderForm.toasts, Toast>>;
};

export function orderFormFor({ label }: Catalogue): OrderForm {
  const { success } = orderForm.toasts;
  const text = success.text.replace("{label}", label);
  return { ...orderForm, toasts: { ...orderForm.toasts, success: { ...success, text } } };
}
