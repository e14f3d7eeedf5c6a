/** @jsxImportSource preact */
import { hydrate, render } from "preact";
import type { MessageDialogProps, Opening } from "./contract.ts";
import { MessageForm } from "./form/message-form.tsx";
import { messageWithPlan } from "./message-dialog/message-with-plan.ts";

type Props = MessageDialogProps & { readonly dialogId: string; readonly onClose?: () => void };

/** An audit request or a plan enquiry. */
export function MessageDialog({ form, sending, dialogId, onClose }: Props) {
  return (
    <>
      <div class="dialog-head">
        <h2 id={`${dialogId}-title`}>{form.heading}</h2>
        <button class="dialog-close" type="button" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </div>
      <div class="dialog-body stack">
        {form.intro && <p>{form.intro}</p>}
        <MessageForm
          form={form}
          sending={sending}
          onSent={onClose}
          actions={
            <button class="button button-quiet" type="button" onClick={onClose}>
              Cancel
            </button>
          }
        />
      </div>
    </>
  );
}

/** The dialogs that have been opened before, and the plan each was last opened for. */
const opened = new WeakMap<HTMLElement, string | undefined>();

export function open({ dialog, root, props, options }: Opening<MessageDialogProps>): void {
  if (!opened.has(root)) start({ dialog, root, props });
  const before = opened.get(root);
  if (options.plan) fillInPlan(root, { plan: options.plan, before });
  opened.set(root, options.plan ?? before);
  root.querySelector<HTMLElement>(".input")?.focus();
}

function start({ dialog, root, props }: Omit<Opening<MessageDialogProps>, "options">): void {
  const element = <MessageDialog {...props} dialogId={dialog.id} onClose={() => dialog.close()} />;
  if (root.querySelector("form")) hydrate(element, root);
  else render(element, root);
  dialog.setAttribute("aria-labelledby", `${dialog.id}-title`);
}

function fillInPlan(
  root: HTMLElement,
  { plan, before }: { plan: string; before: string | undefined },
): void {
  const message = root.querySelector("textarea");
  if (!message) return;
  message.value = messageWithPlan(message.value, { plan, before });
  message.dispatchEvent(new Event("input", { bubbles: true }));
}
