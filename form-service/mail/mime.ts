import { createTransport } from "nodemailer";
import type { Mail } from "./compose.ts";

const inMemory = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** A mail as it stands in a file. */
export async function mimeOf(mail: Mail): Promise<Buffer> {
  const { message } = await inMemory.sendMail(mimeOptions(mail));
  if (!Buffer.isBuffer(message)) throw new Error("the mail was not written into memory");
  return message;
}

/** How a mail is written down, for every channel alike. */
export function mimeOptions(mail: Mail) {
  const { from, to, replyTo, subject, text, html, messageId, date } = mail;
  return {
    from,
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text,
    html,
    messageId,
    date,
    // Readable in a file, and searchable when an address has to be erased.
    textEncoding: "quoted-printable" as const,
    // Keeps holiday notices from answering a machine (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
