import { escapeHtml as e } from "./escape.ts";
import type { Letter } from "./letter.ts";

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const strong = "font-family:Archivo,'Segoe UI',Helvetica,Arial,sans-serif;font-weight:700";
const ink = "#0E1B16";
const slate = "#46564F";
const line = "#D5DED9";
const turf = "#0B5D3F";

/** Tables and inline styles: what every mail program draws alike. */
export function letterHtml(letter: Letter, businessName: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${e(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:#F3F6F4;">
<div style="display:none;max-height:0;overflow:hidden;">${e(preview(letter))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F3F6F4;"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#FFFFFF;border:1px solid ${line};border-radius:10px;${font};font-size:16px;line-height:1.5;color:${ink};">
<tr><td style="background:#0A2018;border-radius:9px 9px 0 0;padding:20px 28px;color:#D8F3E4;font-size:14px;">${e(businessName)}<div style="${strong};font-size:24px;line-height:1.2;color:#FFFFFF;padding-top:4px;">${e(letter.heading)}</div></td></tr>
${letter.notices.map(notice).join("")}${orderRows(letter)}${factRows(letter)}${messageRow(letter)}${buttonRow(letter)}
<tr><td style="padding:16px 28px 24px;border-top:1px solid ${line};font-size:13px;color:${slate};">Received ${e(letter.received)}<br>Reference ${e(letter.reference)}</td></tr>
</table></td></tr></table></body></html>
`;
}

function preview({ order, facts }: Letter): string {
  const payment = order?.totals.map(({ label, amount }) => `${label} ${amount}`).join(", ");
  return payment ?? facts.map(({ value }) => value).join(", ");
}

function notice(text: string): string {
  return `<tr><td style="padding:20px 28px 0;"><div style="background:#FFF3DB;color:#8A4B00;border-radius:4px;padding:12px 16px;font-size:15px;">${e(text)}</div></td></tr>\n`;
}

function orderRows({ order }: Letter): string {
  if (!order) return "";
  const cell = `padding:10px 0;border-bottom:1px solid ${line};vertical-align:top`;
  const lines = order.lines.map(
    ({ name, detail, total }) =>
      `<tr><td style="${cell};">${e(name)}<div style="font-size:14px;color:${slate};">${e(detail)}</div></td><td align="right" style="${cell};white-space:nowrap;${strong};">${e(total)}</td></tr>`,
  );
  const totals = order.totals.map(({ label, amount, strong: isMain }) => {
    const size = isMain ? `font-size:20px;${strong}` : `color:${slate}`;
    return `<tr><td style="padding:10px 0 0;${size};">${e(label)}</td><td align="right" style="padding:10px 0 0;white-space:nowrap;${size};">${e(amount)}</td></tr>`;
  });
  return `<tr><td style="padding:16px 28px 0;"><table width="100%" cellpadding="0" cellspacing="0" style="${font};font-size:16px;color:${ink};">${lines.join("")}${totals.join("")}</table></td></tr>\n`;
}

function factRows({ facts }: Letter): string {
  const rows = facts.map(({ label, value, href }) => {
    const shown = href
      ? `<a href="${e(href)}" style="color:${turf};">${e(value)}</a>`
      : `<span>${e(value)}</span>`;
    return `<tr><td width="110" style="padding:4px 12px 4px 0;color:${slate};vertical-align:top;">${e(label)}</td><td style="padding:4px 0;word-break:break-word;">${shown}</td></tr>`;
  });
  return `<tr><td style="padding:24px 28px 0;"><table width="100%" cellpadding="0" cellspacing="0" style="${font};font-size:16px;color:${ink};">${rows.join("")}</table></td></tr>\n`;
}

function messageRow({ message }: Letter): string {
  if (!message) return "";
  return `<tr><td style="padding:20px 28px 0;"><div style="font-size:14px;color:${slate};padding-bottom:4px;">Message</div><div style="background:#F3F6F4;border-radius:4px;padding:14px 16px;word-break:break-word;">${e(message).replaceAll("\n", "<br>")}</div></td></tr>\n`;
}

function buttonRow({ replyTo, replySubject }: Letter): string {
  if (!replyTo) return '<tr><td style="padding:24px 28px 0;"></td></tr>\n';
  const href = `mailto:${encodeURI(replyTo.address)}?subject=${encodeURIComponent(replySubject)}`;
  return `<tr><td style="padding:24px 28px;"><a href="${e(href)}" style="display:inline-block;background:#FFB31A;border:1.5px solid ${ink};border-radius:4px;padding:12px 22px;color:${ink};text-decoration:none;${strong};">Reply to ${e(replyTo.name || replyTo.address)}</a></td></tr>\n`;
}
