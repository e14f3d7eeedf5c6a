import type { MessageForm } from "../../domain/form.ts";
import { contactForm } from "../../domain/forms.ts";
import { recogniseMessage } from "../../domain/recognise-message.ts";
import type { EnquiryContent } from "../store/records.ts";
import type { Body } from "./body.ts";
import { type FieldTexts, parseBody } from "./parse-body.ts";

type ReadMessage =
  | { readonly ok: true; readonly enquiry: EnquiryContent }
  | { readonly ok: false; readonly fields: FieldTexts };

/** A contact message, a plan enquiry or an audit request, by the rules of the form it came from. */
export function readMessage(body: Body): ReadMessage {
  const { form, values } = recogniseMessage(body);
  const parsed = parseBody(form, values);
  return parsed.ok
    ? { ok: true, enquiry: { kind: "enquiry", form: form.id, fields: parsed.values } }
    : { ok: false, fields: parsed.fields };
}

export type FilledForm = { readonly form: MessageForm; readonly values: Body };

/** What was sent, to be shown again: a website that is sent inside a message stays in it, among the contact form's fields. */
export function filledForm(body: Body): FilledForm {
  const { form } = recogniseMessage(body);
  return { form: form.request.opening ? contactForm : form, values: body };
}
