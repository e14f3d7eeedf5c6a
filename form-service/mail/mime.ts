import { createTransport } from "nodemailer";
import type { SentMessageInfo } from "nodemailer/lib/stream-transport";
import type { Mail } from "./compose.ts";

const inMemory = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** As it stands in a file or goes to a mail server, and whom that is told it is from and for. */
export type Mime = { readonly message: Buffer; readonly envelope: SentMessageInfo["envelope"] };

export async function mimeOf(mail: Mail): Promise<Mime> {
  const { message, envelope } = await inMemory.sendMail(mimeOptions(mail));
  if (!Buffer.isBuffer(message)) throw new Error("the mail was not written into memory");
  return { message, envelope };
}

function mimeOptions(mail: Mail) {
  const { from, to, replyTo, subject, text, html, messageId, date } = mail;
  return {
    from,
    to,
    envelope: { from: from.address, to: [to.address] },
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
