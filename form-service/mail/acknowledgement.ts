import type { Facts } from "../config/facts.ts";
import type { Submission } from "../store/records.ts";
import { escapeHtml as e } from "./escape.ts";

export type Written = { readonly subject: string; readonly text: string; readonly html: string };

/** Thanks, and nothing that the visitor typed: nobody can make us send their words to a stranger. */
export function acknowledgement(submission: Submission, facts: Facts): Written {
  const what = submission.kind === "order" ? "order" : "message";
  const subject = `We have received your ${what}`;
  const paragraphs = [
    `Thank you. We have received your ${what} and reply within 24 hours.`,
    `If it is urgent, call us on ${facts.phone.display} or write to ${facts.email}.`,
    `Reference ${submission.id}`,
    `If you did not send us anything, somebody mistyped an address: you need do nothing.`,
  ];
  const html = paragraphs.map(text => `<p>${e(text)}</p>`).join("");
  return {
    subject,
    text: `${paragraphs.join("\n\n")}\n\n${facts.businessName}\n`,
    html: `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${e(subject)}</title><body style="font-family:Figtree,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.5;color:#0E1B16;max-width:560px;">${html}<p>${e(facts.businessName)}</p></body></html>`,
  };
}
