import type { Letter } from "./letter.ts";

/** For mail programs that show no HTML, and for whoever reads the .eml file. */
export function letterText({ heading, notices, order, facts, message, ...rest }: Letter): string {
  const lines = order?.lines.map(({ name, detail, total }) => `  ${name} (${detail}): ${total}`);
  const totals = order?.totals.map(({ label, amount }) => `  ${label}: ${amount}`);
  const parts = [
    heading,
    ...notices.map(notice => `Please note: ${notice}`),
    lines && totals ? [...lines, "", ...totals].join("\n") : "",
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    message && `Message:\n${quoted(message)}`,
    rest.replyTo ? "Reply to this email to answer the sender." : "",
    `Received ${rest.received}\nReference ${rest.reference}`,
    rest.putAside,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** So that nothing in a message can pass for a line of ours. */
function quoted(message: string): string {
  return message
    .split("\n")
    .map(line => `> ${line}`)
    .join("\n");
}
