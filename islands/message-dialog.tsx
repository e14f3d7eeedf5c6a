/** @jsxImportSource preact */
import { render } from "preact";
import type { MessageDialogProps, Opening } from "./contract.ts";
import { type FormView, MessageForm } from "./form/message-form.tsx";
import { runMessageForm } from "./form/run-message-form.ts";
import "./message-dialog/message-dialog.css";
import { messageWithPlan } from "./message-dialog/message-with-plan.ts";

/** The dialogs that have been opened before, and the plan each was last opened for. */
const opened = new WeakMap<HTMLElement, string | undefined>();

/** An audit request or a plan enquiry. Closing it keeps what was typed. */
export function open({ dialog, root, props, options }: Opening<MessageDialogProps>): void {
  const close = () => dialog.close();
  if (!opened.has(root)) {
    const draw = (view: FormView) =>
      render(<Content {...props} title={`${dialog.id}-title`} view={view} onClose={close} />, root);
    // Preact leaves alone what it did not put there, such as 'Loading...'.
    if (!root.querySelector("form")) root.replaceChildren();
    runMessageForm({ root, ...props, draw, onSent: close });
    dialog.setAttribute("aria-labelledby", `${dialog.id}-title`);
  }
  const before = opened.get(root);
  opened.set(root, options.plan ?? before);
  const message = root.querySelector("textarea");
  if (options.plan && message) {
    message.value = messageWithPlan(message.value, { plan: options.plan, before });
    message.dispatchEvent(new Event("input", { bubbles: true }));
  }
  root.querySelector<HTMLElement>(".input")?.focus();
}

type Props = MessageDialogProps & {
  readonly title: string;
  readonly view: FormView;
  readonly onClose: () => void;
};

function Content({ form, sending, title, view, onClose }: Props) {
  return (
    <div class="message-dialog">
      <div class="dialog-head">
        <h2 id={title}>{form.heading}</h2>
        <button class="dialog-close" type="button" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </div>
      <div class="dialog-body stack">
        {form.intro && <p>{form.intro}</p>}
        <MessageForm
          form={form}
          sending={sending}
          view={view}
          actions={
            <button class="button button-quiet" type="button" onClick={onClose}>
              Cancel
            </button>
          }
        />
      </div>
    </div>
  );
}
