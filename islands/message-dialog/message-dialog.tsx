/** @jsxImportSource preact */
import type { MessageForm as Form } from "../../domain/form.ts";
import type { Sending } from "../contract.ts";
import { MessageForm } from "../form/message-form.tsx";

export type MessageDialogProps = { readonly form: Form; readonly sending: Sending };

type Props = MessageDialogProps & {
  /** The dialog's, with which all ids in it begin. */
  readonly id: string;
};

/** An audit request or a plan enquiry, as it is written into the page; message-dialog.ts brings it to life. */
export function MessageDialog({ id, form, sending }: Props) {
  return (
    <div class="message-dialog">
      <div class="dialog-head">
        <h2 id={`${id}-title`}>{form.heading}</h2>
        <button class="dialog-close" type="button" aria-label="Close" data-close />
      </div>
      <div class="dialog-body stack">
        {form.intro && <p>{form.intro}</p>}
        <MessageForm
          form={form}
          sending={sending}
          focused={form.fields[0]?.name}
          actions={
            <button class="button button-quiet" type="button" data-close>
              Cancel
            </button>
          }
        />
      </div>
    </div>
  );
}
