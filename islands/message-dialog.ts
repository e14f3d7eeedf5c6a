import type { Opening } from "./contract.ts";
import { namePlan } from "./form/name-plan.ts";
import { runMessageForm } from "./form/run-message-form.ts";
import "./message-dialog/message-dialog.css";
import type { MessageDialogProps } from "./message-dialog/message-dialog.tsx";

/** Plain script: the form is in the page already, see message-dialog/message-dialog.tsx. */
export function mount(root: HTMLElement, { form, sending }: MessageDialogProps): void {
  runMessageForm({ root, form, sending });
}

/**
 * Closing the dialog keeps what was typed, and so does Back, which closes it; another plan's button only changes the plan
 * that is named.
 */
export function open({ root, options: { plan } }: Opening<MessageDialogProps>): undefined {
  namePlan(root, plan);
}
