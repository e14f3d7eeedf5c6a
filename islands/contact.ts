import { quoteQuery } from "../domain/addresses.ts";
import { contactForm } from "../domain/forms.ts";
import type { ContactFormProps } from "./contact/contact-form.tsx";
import { standIn } from "./contact/stand-in.ts";
import { runMessageForm } from "./form/run-message-form.ts";

/** Plain script: the form is in the page already, see contact/contact-form.tsx. */
export function mount(root: HTMLElement, { sending }: ContactFormProps): void {
  runMessageForm({ root, form: contactForm, sending });
  if (location.search.startsWith(quoteQuery)) void standIn(root);
}
