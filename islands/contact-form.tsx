/** @jsxImportSource preact */
import { hydrate, render } from "preact";
import { contactForm as form } from "../domain/forms.ts";
import type { ContactFormProps } from "./contract.ts";
import { idle, MessageForm } from "./form/message-form.tsx";
import { runMessageForm } from "./form/run-message-form.ts";

export function ContactForm({ sending }: ContactFormProps) {
  return <MessageForm form={form} sending={sending} view={idle} />;
}

export function mount(root: HTMLElement, { sending }: ContactFormProps): void {
  hydrate(<ContactForm sending={sending} />, root);
  runMessageForm({
    root,
    form,
    sending,
    draw: view => render(<MessageForm form={form} sending={sending} view={view} />, root),
  });
}
