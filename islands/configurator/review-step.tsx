/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { OrderForm } from "../../domain/order-form.ts";
import type { Sending } from "../contract.ts";
import { FormField } from "../form/field.tsx";
import { Honeypot } from "../form/honeypot.tsx";
import type { Messages } from "../form/phase.ts";
import type { Typed } from "../form/typed.ts";
import { Step } from "./step.tsx";
import "./review-step.css";

type Props = {
  readonly id: string;
  readonly current: number;
  readonly isBusy: boolean;
  readonly errors: Messages;
  readonly details: Typed;
  readonly form: OrderForm;
  readonly sending: Sending;
  /** The order summary, where it does not stand beside the steps. */
  readonly children: ComponentChildren;
};

export function ReviewStep({
  id,
  current,
  isBusy,
  errors,
  details,
  form,
  sending,
  children,
}: Props) {
  return (
    <Step step={3} current={current}>
      {children}
      <h4 class="order-subheading">{form.heading}</h4>
      <div class="order-details">
        {form.fields.map(field => (
          <FormField
            key={field.name}
            field={field}
            idPrefix={id}
            label={field.required ? `${field.label} *` : field.label}
            disabled={isBusy}
            defaultValue={details[field.name]}
            error={errors[field.name]}
          />
        ))}
      </div>
      <Honeypot />
      <p class="form-note">
        {sending.privacyLine} {/* Nobody should lose a filled-in order to reading. */}
        <a href={sending.privacyUrl} target="_blank" rel="noopener">
          Privacy <span class="visually-hidden">(opens in a new tab)</span>
        </a>
      </p>
    </Step>
  );
}
