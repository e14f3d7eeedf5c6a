import type { MessageDialogProps, Opening } from "./contract.ts";
import { runMessageForm } from "./form/run-message-form.ts";
import "./message-dialog/message-dialog.css";
import { messageWithPlan } from "./message-dialog/message-with-plan.ts";

/** The plan each dialog was last opened for. */
const plans = new WeakMap<HTMLElement, string>();

/** Plain script: the form is in the page already, see message-dialog/message-dialog.tsx. */
export function mount(root: HTMLElement, { form, sending }: MessageDialogProps): void {
  runMessageForm({ root, form, sending });
}

/** Closing the dialog keeps what was typed; another plan's button only changes the plan that is named. */
export function open({ root, options: { plan } }: Opening<MessageDialogProps>): void {
  const message = root.querySelector("textarea");
  if (!plan || !message) return;
  message.value = messageWithPlan(message.value, { plan, before: plans.get(root) });
  message.dispatchEvent(new Event("input", { bubbles: true }));
  plans.set(root, plan);
}
