import { auditForms } from "./audit-forms.ts";
import type { MessageForm, MessageShape } from "./form.ts";
import { contactForm } from "./forms.ts";

type Body = Readonly<Record<string, unknown>>;

type RecognisedMessage = { readonly form: MessageForm; readonly values: Body };

/** Every form that a message can be recognised as. */
export const messageForms: readonly MessageForm[] = [contactForm, ...auditForms];

/**
 * Which form a body of the call contact-form came from, and its values again: an audit request
 * carries its website inside the message. Whatever is no audit request is a contact message.
 */
export function recogniseMessage(body: Body): RecognisedMessage {
  const { message } = body;
  const form = typeof message === "string" && auditForms.find(one => isFrom(one, body, message));
  if (!form || typeof message !== "string") return { form: contactForm, values: body };
  return { form, values: { ...body, website: websiteIn(message, form.request) } };
}

function isFrom({ request }: MessageForm, body: Body, message: string): boolean {
  const extras = Object.entries(request.extra ?? {});
  if (!extras.every(([key, value]) => body[key] === value)) return false;
  return message.startsWith((request.opening ?? "").trimEnd());
}

function websiteIn(message: string, { opening = "", closing = "" }: MessageShape): string {
  const website = message.slice(opening.length).replace(/\r\n?/g, "\n");
  return website.endsWith(closing) ? website.slice(0, website.length - closing.length) : website;
}
