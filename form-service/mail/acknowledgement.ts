import type { Facts } from "../config/facts.ts";
import type { Submission } from "../store/records.ts";
import { escapeHtml as e } from "./escape.ts";
import { sheet } from "./sheet.ts";

type Written = { readonly subject: string; readonly text: string; readonly html: string };

/** Thanks, and nothing that the visitor typed: nobody can make us send their words to a stranger. */
export function acknowledgement(submission: Submission, facts: Facts): Written {
  const what = submission.kind === "order" ? "order" : "message";
  const subject = `We have received your ${what}`;
  const thanks = `Thank you. We have received your ${what} and will reply ${facts.replyTime}.`;
  const urgent = `If it is urgent, call us on ${facts.phone.display} or write to ${facts.email}.`;
  const reference = `Reference ${submission.id}`;
  const mistyped =
    "If you did not send us anything, somebody mistyped an address: you need do nothing.";
  return {
    subject,
    text: `${[thanks, urgent, reference, mistyped, facts.businessName].join("\n\n")}\n`,
    html: sheet({
      businessName: facts.businessName,
      subject,
      preview: thanks,
      heading: subject,
      rows: `<tr><td style="padding:24px 28px;">${e(thanks)}<br><br>${e(urgent)}</td></tr>`,
      foot: `${e(reference)}<br>${e(mistyped)}`,
    }),
  };
}
