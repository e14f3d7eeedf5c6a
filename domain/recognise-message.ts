import * as auditForms from "./audit-forms.ts";
import type { MessageForm, MessageShape } from "./form.ts";
import * as forms from "./forms.ts";

type Body = Readonly<Record<string, unknown>>;

type RecognisedMessage = { readonly form: MessageForm; readonly values: Body };

/** Every form whose request says in some way that it is of this form; it needs no line here. */
const markedForms = [
  ...Object.values<MessageForm>(forms),
  ...Object.values<MessageForm>(auditForms),
].filter(({ request }) => request.opening || request.extra);

/** Every form that a message can be recognised as. */
export const messageForms: readonly MessageForm[] = [forms.contactForm, ...markedForms];

/**
 * Which form a body of the call contact-form came from, and its values again: an audit request
 * carries its website inside the message. Whatever is of no marked form is a contact message.
 */
export function recogniseMessage(body: Body, known = markedForms): RecognisedMessage {
  const form: MessageForm = known.find(one => isFrom(one, body)) ?? forms.contactForm;
  const { message } = body;
  if (form.request.opening === undefined || typeof message !== "string")
    return { form, values: body };
  return { form, values: { ...body, website: websiteIn(message, form.request) } };
}

function isFrom({ request }: MessageForm, body: Body): boolean {
  const { opening, extra } = request;
  if (!Object.entries(extra ?? {}).every(([key, value]) => body[key] === value)) return false;
  if (!opening) return true;
  const { message } = body;
  if (typeof message !== "string" || !message.startsWith(opening.trimEnd())) return false;
  // A website is one line: somebody who quotes an audit's in a contact message goes on below it.
  return extra !== undefined || !websiteIn(message, request).trim().includes("\n");
}

function websiteIn(message: string, { opening = "", closing = "" }: MessageShape): string {
  const website = message.slice(opening.length);
  return website.endsWith(closing) ? website.slice(0, website.length - closing.length) : website;
}
