/** @jsxImportSource preact */
import { contactForm } from "../../domain/forms.ts";
import type { Sending } from "../contract.ts";
import { MessageForm } from "../form/message-form.tsx";

export type ContactFormProps = { readonly sending: Sending };

/** As it is written into the page; contact.ts brings it to life. */
export function ContactForm({ sending }: ContactFormProps) {
  return <MessageForm form={contactForm} sending={sending} />;
}
