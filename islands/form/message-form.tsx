/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { callPaths } from "../../domain/calls.ts";
import type { MessageForm as Form } from "../../domain/form.ts";
import type { Sending } from "../contract.ts";
import { FormField } from "./field.tsx";
import { Honeypot } from "./honeypot.tsx";
import { SendingNote } from "./sending-note.tsx";
import { useMessageForm } from "./use-message-form.ts";

type Props = {
  readonly form: Form;
  readonly sending: Sending;
  /** Beside the submit button. */
  readonly actions?: ComponentChildren;
  readonly onSent?: (() => void) | undefined;
};

/** A form that is sent as a contact message; without script it is an ordinary post of the same fields. */
export function MessageForm({ form, sending, actions, onSent }: Props) {
  const { ref, state, onSubmit, onInput } = useMessageForm({ form, sending, onSent });
  const isBusy = state.step !== "editing";
  const errors = state.step === "editing" ? state.errors : {};
  return (
    <form
      ref={ref}
      class="stack"
      method="post"
      action={sending.formsUrl + callPaths.messages}
      noValidate={!form.nativeChecks}
      aria-label={form.heading}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {form.fields.map(field => (
        <FormField
          key={field.name}
          field={field}
          idPrefix={form.id}
          disabled={isBusy}
          error={errors[field.name]}
        />
      ))}
      <Honeypot idPrefix={form.id} />
      <div class="cluster">
        <button class="button" type="submit" disabled={isBusy}>
          {isBusy ? form.sendingLabel : form.submitLabel}
        </button>
        {actions}
      </div>
      <SendingNote isSending={isBusy} note={state.step === "editing" ? state.note : undefined} />
      <p class="form-note">
        {sending.privacyLine} <a href={sending.privacyUrl}>Privacy</a>
      </p>
    </form>
  );
}
