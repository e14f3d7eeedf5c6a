import { colours } from "../../../content/colours.ts";
import type { Facts } from "../../config/facts.ts";
import type { Submission } from "../../store/records.ts";
import { mailto } from "../address.ts";
import { escapeHtml as e } from "../escape.ts";
import { sheet } from "./sheet.ts";

type Written = { readonly subject: string; readonly text: string; readonly html: string };

/** Thanks, and nothing that the visitor typed: nobody can make us send their words to a stranger. */
export function acknowledgement(submission: Submission, facts: Facts): Written {
  const { phone, email } = facts;
  const what = submission.kind === "order" ? "order" : "message";
  const subject = `We have received your ${what}`;
  const thanks = `Thank you. We have received your ${what} and will reply ${facts.replyTime}.`;
  const urgent = (number: string, address: string) =>
    `If it is urgent, call us on ${number} or write to ${address}.`;
  const reference = `Reference ${submission.id}`;
  const mistyped =
    "If you did not send us anything, somebody mistyped an address: you need do nothing.";
  return {
    subject,
    text: `${[thanks, urgent(phone.display, email), reference, mistyped, facts.businessName].join("\n\n")}\n`,
    html: sheet({
      businessName: facts.businessName,
      subject,
      preview: thanks,
      heading: subject,
      rows: `<tr><td style="padding:24px 28px;">${e(thanks)}<br><br>${urgent(
        link(`tel:${phone.e164}`, phone.display),
        link(mailto(email), email),
      )}</td></tr>`,
      foot: `${e(reference)}<br>${e(mistyped)}`,
    }),
  };
}

function link(href: string, text: string): string {
  return `<a href="${e(href)}" style="color:${colours.turf};">${e(text)}</a>`;
}
