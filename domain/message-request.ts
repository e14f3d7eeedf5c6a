import type { MessageForm } from "./form.ts";

export type MessageRequest = {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly message: string;
} & Readonly<Record<string, string>>;

type Fields = Readonly<Record<string, string>>;

/** The body of the call contact-form for a form that passed its check. */
export function messageRequest({ request }: MessageForm, values: Fields): MessageRequest {
  const { name = "", email = "", phone = "", message = "", website = "" } = values;
  const { opening, closing = "", extra, omitEmptyPhone } = request;
  return {
    name,
    email,
    ...(phone || !omitEmptyPhone ? { phone } : {}),
    message: opening ? opening + website + closing : message,
    ...extra,
  };
}
