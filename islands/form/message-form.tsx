/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { callPaths } from "../../domain/calls.ts";
import type { MessageForm as Form } from "../../domain/form.ts";
import type { Sending } from "../contract.ts";
import { Counter } from "./counter.tsx";
import { FormField } from "./field.tsx";
import { Honeypot } from "./honeypot.tsx";
import { errorsOf, fresh, type Phase } from "./phase.ts";

/** What changes while a visitor uses the form, and what happens when they do. */
export type FormView = {
  readonly phase: Phase;
  /** Of the field that has a counter. */
  readonly length?: number;
  readonly onSubmit?: (event: Event) => void;
  readonly onInput?: (event: Event) => void;
  readonly onChange?: (event: Event) => void;
};

/** As it is written into the page. */
export const idle: FormView = { phase: fresh };

type Props = {
  readonly form: Form;
  readonly sending: Sending;
  readonly view: FormView;
  /** Beside the submit button. */
  readonly actions?: ComponentChildren;
};

/** A form that is sent as a contact message; without script it is an ordinary post of the same fields. */
export function MessageForm({ form, sending, view, actions }: Props) {
  const { phase, length = 0, onSubmit, onInput, onChange } = view;
  const isBusy = phase.is !== "editing";
  return (
    <form
      class="stack"
      method="post"
      action={sending.formsUrl + callPaths.messages}
      noValidate={!form.nativeChecks}
      aria-label={form.heading}
      onSubmit={onSubmit}
      onInput={onInput}
      onChange={onChange}
      onFocusOut={onChange}
    >
      {form.fields.map(field => (
        <FormField
          key={field.name}
          field={field}
          idPrefix={form.id}
          disabled={isBusy}
          error={errorsOf(phase)[field.name]}
        >
          {field.counterMax && <Counter length={length} max={field.counterMax} />}
        </FormField>
      ))}
      <Honeypot />
      <div class="cluster">
        <button class="button" type="submit" disabled={isBusy}>
          {isBusy ? form.sendingLabel : form.submitLabel}
        </button>
        {actions}
      </div>
      <p class="form-note" role="status">
        {phase.note}
      </p>
      <p class="form-note">
        {sending.privacyLine} <a href={sending.privacyUrl}>Privacy</a>
      </p>
    </form>
  );
}
