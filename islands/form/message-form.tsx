/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { messagesPath } from "../../domain/calls.ts";
import type { MessageForm as Form } from "../../domain/form.ts";
import type { Sending } from "../contract.ts";
import { FormField } from "./field.tsx";
import { Honeypot } from "./honeypot.tsx";

type Props = {
  readonly form: Form;
  readonly sending: Sending;
  /** The field that has the focus when the form's dialog opens. */
  readonly focused?: string | undefined;
  /** Beside the submit button of a form in a dialog. */
  readonly actions?: ComponentChildren;
};

/** A message form as it is written into the page; run-message-form.ts writes what changes into these elements. */
export function MessageForm({ form, sending, focused, actions }: Props) {
  return (
    <form
      class="stack"
      method="post"
      action={sending.formsUrl + messagesPath}
      noValidate={!form.nativeChecks}
      aria-label={form.heading}
    >
      {form.fields.map(field => (
        <FormField
          key={field.name}
          field={field}
          idPrefix={form.id}
          autofocus={field.name === focused}
        >
          {field.counterMax && (
            <>
              <p class="counter">{`0/${field.counterMax}`}</p>
              <p class="visually-hidden" role="status" data-remaining />
            </>
          )}
        </FormField>
      ))}
      <Honeypot />
      {!form.request.opening &&
        Object.entries(form.request.extra ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div class="cluster">
        <button class="button" type="submit">
          {form.submitLabel}
        </button>
        {actions}
      </div>
      <p class="form-note" role="status" data-note />
      <template>
        We could not be reached. What you typed is still here.
        {actions && (
          <>
            {" "}
            If this lasts, please <a href={sending.contactUrl}>use our contact form</a>.
          </>
        )}
      </template>
      <p class="form-note">
        {sending.privacyLine} <a href={sending.privacyUrl}>Privacy</a>
      </p>
    </form>
  );
}
