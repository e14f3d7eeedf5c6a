/** @jsxImportSource preact */
import { hydrate, render } from "preact";
import { contactForm as form } from "../domain/forms.ts";
import type { ContactFormProps } from "./contract.ts";
import { type FormView, idle, MessageForm } from "./form/message-form.tsx";
import { runMessageForm } from "./form/run-message-form.ts";

export function ContactForm({ sending }: ContactFormProps) {
  return <MessageForm form={form} sending={sending} view={idle} />;
}

export function mount(root: HTMLElement, { sending }: ContactFormProps): void {
  const shown = (view: FormView) => <MessageForm form={form} sending={sending} view={view} />;
  hydrate(shown(idle), root);
  runMessageForm({ root, form, sending, draw: view => render(shown(view), root) });
}
