import type { Opening } from "./contract.ts";
import { planNamedIn } from "./form/plan-named-in.ts";
import { runMessageForm } from "./form/run-message-form.ts";
import "./message-dialog/message-dialog.css";
import type { MessageDialogProps } from "./message-dialog/message-dialog.tsx";
import { messageWithPlan } from "./message-dialog/message-with-plan.ts";

/** Plain script: the form is in the page already, see message-dialog/message-dialog.tsx. */
export function mount(root: HTMLElement, { form, sending }: MessageDialogProps): void {
  runMessageForm({ root, form, sending });
}

/** Closing the dialog keeps what was typed; another plan's button only changes the plan that is named. */
export function open({ root, options: { plan } }: Opening<MessageDialogProps>): void {
  const message = root.querySelector("textarea");
  if (!plan || !message) return;
  const { value } = message;
  rewrite(message, messageWithPlan(value, { plan, before: planNamedIn(value) }));
  message.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Only up to where the rest is the same: who is typing there meanwhile keeps their place. */
function rewrite(field: HTMLTextAreaElement, text: string): void {
  const { value } = field;
  let same = 0;
  while (same < Math.min(value.length, text.length) && value.at(-1 - same) === text.at(-1 - same))
    same++;
  const [start, end] = [0, value.length - same];
  field.setRangeText(text.slice(0, text.length - same), start, end, same ? "preserve" : "end");
}
