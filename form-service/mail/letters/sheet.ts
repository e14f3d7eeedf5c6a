import { colours } from "../../../content/colours.ts";
import { escapeHtml as e } from "../escape.ts";

const { chalk, ink, line, mint, mist, night, slate } = colours;

/** The site's own fonts do not reach a mail. */
export const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

type Sheet = {
  businessName: string;
  subject: string;
  /** What a mail program shows beside the subject in its list. */
  preview: string;
  heading: string;
  /** Rows of a table, as HTML. */
  rows: string;
  /** Small print, as HTML. */
  foot: string;
};

/** The sheet all mails are written on. Tables and inline styles: what every mail program draws alike. */
export function sheet({ businessName, subject, preview, heading, rows, foot }: Sheet): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${e(subject)}</title></head>
<body style="margin:0;padding:0;background:${mist};">
<div style="display:none;max-height:0;overflow:hidden;">${e(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${mist};"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${chalk};border:1px solid ${line};border-radius:10px;${font};font-size:16px;line-height:1.5;color:${ink};">
<tr><td style="background:${night};border-radius:9px 9px 0 0;padding:20px 28px;color:${mint};font-size:14px;">${e(businessName)}<h1 style="margin:0;font-weight:700;font-size:24px;line-height:1.2;color:${chalk};padding-top:4px;word-break:break-word;">${e(heading)}</h1></td></tr>
${rows}
<tr><td style="padding:16px 28px 24px;border-top:1px solid ${line};font-size:13px;color:${slate};">${foot}</td></tr>
</table></td></tr></table></body></html>
`;
}
