/** @jsxImportSource preact */
import { hydrate, render } from "preact";
import type { ContactFormProps } from "./contract.ts";
import { idle, MessageForm } from "./form/message-form.tsx";
import { runMessageForm } from "./form/run-message-form.ts";

export function ContactForm(props: ContactFormProps) {
  return <MessageForm {...props} view={idle} />;
}

export function mount(root: HTMLElement, props: ContactFormProps): void {
  hydrate(<MessageForm {...props} view={idle} />, root);
  runMessageForm({
    root,
    ...props,
    draw: view => render(<MessageForm {...props} view={view} />, root),
  });
}
