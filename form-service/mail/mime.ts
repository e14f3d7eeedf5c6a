import type { Mail } from "./compose.ts";

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
