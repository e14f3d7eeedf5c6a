import { colours, signalColours } from "../../../content/colours.ts";
import { mailto } from "../address.ts";
import { escapeHtml as e } from "../escape.ts";
import type { Letter } from "./letter.ts";
import { font, sheet } from "./sheet.ts";

const { amber, ink, line, mist, slate, turf } = colours;
const { amberDeep, amberSoft } = signalColours;

/**
 * The owner's mail: what was ordered or asked, by whom, and a button to answer. What visitors wrote stands in the
 * direction it is written in, each line of a message in its own, as where it was typed.
 */
export function letterHtml(letter: Letter, businessName: string): string {
  return sheet({
    businessName,
    subject: letter.subject,
    preview: preview(letter),
    heading: letter.heading,
    rows: [
      ...letter.notices.map(notice),
      orderRows(letter),
      factRows(letter),
      messageRow(letter),
      buttonRow(letter),
    ].join(""),
    foot: `Received ${e(letter.received)}<br>Reference ${e(letter.reference)}${putAside(letter)}`,
  });
}

function putAside(letter: Letter): string {
  return letter.putAside && `<br><br>${e(letter.putAside)}`;
}

function preview({ order, facts }: Letter): string {
  const payment = order?.totals.map(({ label, amount }) => `${label} ${amount}`).join(", ");
  return payment ?? facts.map(({ value }) => value).join(", ");
}

function notice(text: string): string {
  return `<tr><td style="padding:20px 28px 0;"><div style="background:${amberSoft};color:${amberDeep};border-radius:4px;padding:12px 16px;font-size:15px;">${e(text)}</div></td></tr>\n`;
}

function orderRows({ order }: Letter): string {
  if (!order) return "";
  const cell = `padding:10px 0;border-bottom:1px solid ${line};vertical-align:top`;
  // A long name ends beside the sum, not at it.
  const apart = "padding-left:12px;white-space:nowrap";
  const lines = order.lines.map(
    ({ name, detail, total }) =>
      `<tr><td style="${cell};word-break:break-word;">${e(name)}<div style="font-size:14px;color:${slate};">${e(detail)}</div></td><td align="right" style="${cell};${apart};font-weight:700;">${e(total)}</td></tr>`,
  );
  const totals = order.totals.map(({ label, amount, isMain }) => {
    const size = isMain ? `font-size:20px;font-weight:700` : `color:${slate}`;
    return `<tr><td style="padding:10px 0 0;${size};">${e(label)}</td><td align="right" style="padding:10px 0 0;${apart};${size};">${e(amount)}</td></tr>`;
  });
  return `<tr><td style="padding:16px 28px 0;"><table width="100%" cellpadding="0" cellspacing="0" style="${font};font-size:16px;color:${ink};">${lines.join("")}${totals.join("")}</table></td></tr>\n`;
}

function factRows({ facts }: Letter): string {
  const rows = facts.map(({ label, value, href }) => {
    const shown = href
      ? `<a href="${e(href)}" style="color:${turf};">${e(value)}</a>`
      : `<span dir="auto">${e(value)}</span>`;
    // No wider than 'Website': on a phone the rest is an address, which breaks in the middle where it has no room.
    return `<tr><td width="60" style="padding:4px 12px 4px 0;color:${slate};vertical-align:top;">${e(label)}</td><td style="padding:4px 0;word-break:break-word;">${shown}</td></tr>`;
  });
  return `<tr><td style="padding:24px 28px 0;"><table width="100%" cellpadding="0" cellspacing="0" style="${font};font-size:16px;color:${ink};">${rows.join("")}</table></td></tr>\n`;
}

function messageRow({ message }: Letter): string {
  if (!message) return "";
  const lines = message.split("\n").map(text => `<div dir="auto">${e(text) || "<br>"}</div>`);
  return `<tr><td style="padding:20px 28px 0;"><div style="font-size:14px;color:${slate};padding-bottom:4px;">Message</div><div style="background:${mist};border-radius:4px;padding:14px 16px;word-break:break-word;">${lines.join("")}</div></td></tr>\n`;
}

function buttonRow({ replyTo, replySubject }: Letter): string {
  if (!replyTo) return '<tr><td style="padding:24px 28px 0;"></td></tr>\n';
  const href = `${mailto(replyTo.address)}?subject=${encodeURIComponent(replySubject)}`;
  return `<tr><td style="padding:24px 28px;word-break:break-word;"><a href="${e(href)}" style="display:inline-block;background:${amber};border:1.5px solid ${ink};border-radius:4px;padding:12px 22px;color:${ink};text-decoration:none;font-weight:700;">Reply to <span dir="auto">${e(replyTo.name || replyTo.address)}</span></a></td></tr>\n`;
}
