import type { Facts } from "../../config/facts.ts";
import { escapeHtml as e } from "../escape.ts";
import { putAside } from "./letter.ts";
import { sheet } from "./sheet.ts";

/** Tells the owner of what is held, and nothing of what was typed: it may well be spam. */
export function heldNotice(heldCount: number, { businessName }: Facts) {
  const subject = "Put aside as possible spam";
  const said = putAside(heldCount);
  const advice =
    "Each sender was told that what they sent had arrived. If one of them is a customer after all, form-service held release with the id of the submission sends you what they wrote.";
  return {
    subject,
    text: `${[subject, said, advice].join("\n\n")}\n`,
    html: sheet({
      businessName,
      subject,
      preview: said,
      heading: subject,
      rows: `<tr><td style="padding:24px 28px;">${e(said)}</td></tr>`,
      foot: e(advice),
    }),
  };
}
