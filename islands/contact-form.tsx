/** @jsxImportSource preact */
import { hydrate } from "preact";
import type { ContactFormProps } from "./contract.ts";
import { MessageForm } from "./form/message-form.tsx";

export function ContactForm({ form, sending }: ContactFormProps) {
  return <MessageForm form={form} sending={sending} />;
}

export function mount(root: HTMLElement, props: ContactFormProps): void {
  hydrate(<ContactForm {...props} />, root);
}
